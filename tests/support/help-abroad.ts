/** Emergency numbers and health services that readers in the United States can't use. */
export const HELP_ABROAD =
  /.{0,40}(?:\bA&E\b|\b999\b|\bcall 111\b|\bNHS (?:111|advice)\b|\bGPs?\b)/;
