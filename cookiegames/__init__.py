"""Five card games for people who share one keyboard."""

__version__ = "0.1.0"
