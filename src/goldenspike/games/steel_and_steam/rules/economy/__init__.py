"""The state of the economy and the Great Depression, two options of chapter 10."""
