"""The rules of Batalha dos Cookies, clause by clause."""
