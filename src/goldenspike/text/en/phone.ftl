## The table on a phone

menu = Share, settings, help
sheet = What is asked, and the panels
tabs = Panels
tab-turn = Play
tab-study = Analysis
tab-players = Players
tab-companies = Companies
tab-more = More
asked-of = { $name }: { $words }
