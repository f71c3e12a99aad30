"""`python -m pellmell` starts the command line."""

from pellmell.cli.main import app

if __name__ == "__main__":
    app(prog_name="pellmell")
