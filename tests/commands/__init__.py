"""The command line as people use it: its words, its answers, its exit statuses."""
