"""Boards, cards and booklets as PDF pages to print and cut. Needs the extra `print` (ReportLab)."""
