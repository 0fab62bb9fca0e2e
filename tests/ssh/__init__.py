"""The games over SSH: a real sshd and the own host, with the real ssh client, on 127.0.0.1."""
