"""The rules of Calçotada Wars, clause by clause."""
