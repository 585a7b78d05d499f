"""Works out a layout: circles, lines and names give way to each other until nothing touches that does not belong together."""
