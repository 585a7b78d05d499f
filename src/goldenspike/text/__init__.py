"""Events, refusals, choices and rules as sentences, in English, French and German."""
