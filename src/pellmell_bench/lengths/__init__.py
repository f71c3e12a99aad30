"""The bench of lengths: matches take as long as the house says, or it says which do not."""
