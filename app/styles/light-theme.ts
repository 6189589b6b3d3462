/**
 * The light theme of tokens.css for what knows neither OKLCH nor variables: mails, social images and
 * the manifest. A colour that changes there changes here.
 */
export const LIGHT_THEME = {
  paper: "#fcf9f5",
  ink: "#221815",
  inkSoft: "#594d48",
  rule: "#dfd7d1",
  red: "#c92324",
  onRed: "#fffdfc",
  spectrum:
    "linear-gradient(to right, #ff8a3c 0%, #ff4d2e 7.5%, #e5141b 15%, #960e15 35%, #540b0f 55%, #1d0708 100%)",
} as const;
