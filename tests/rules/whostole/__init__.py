"""The rules of Who stole the cookie?, clause by clause."""
