"""Other people's programs as bots, in any language: lines over standard input and output (docs/programs.md)."""
