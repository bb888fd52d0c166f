"""`python -m epoka` is the command line."""

from epoka.cli.main import main

if __name__ == "__main__":
    main()
