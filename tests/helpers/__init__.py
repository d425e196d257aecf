"""What tests build with."""
