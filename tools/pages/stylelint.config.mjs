/** How our style sheets are written: stylelint's standard rules, save these. Line and file lengths: tests/test_imports.py. */
export default {
  extends: "stylelint-config-standard",
  rules: {
    // A sheet is ordered by what it styles; a state of one thing may stand before the plain form of the next.
    "no-descending-specificity": null,
    // Safari on a phone knows this only by its prefix.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["text-size-adjust"] }],
    // Typefaces keep their capitals.
    "value-keyword-case": ["lower", { ignoreProperties: ["--serif", "--sans"] }],
  },
};
