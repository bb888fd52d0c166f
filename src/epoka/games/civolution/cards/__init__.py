"""The components as rows of data, and what reads and checks them."""
