"""Chapter 6, conducting business."""
