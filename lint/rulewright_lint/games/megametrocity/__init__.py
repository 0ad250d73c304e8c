"""Rules of MegaMetroCity: its own family MMC, and what BOX, MAP and TXT mean for its stages, tiles and cards."""
