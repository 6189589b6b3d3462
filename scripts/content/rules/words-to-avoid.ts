export type WordToAvoid = readonly [words: RegExp, instead: string];

/** Help that readers in the United States can't reach. */
export const HELP_ABROAD: readonly WordToAvoid[] = [
  [/\bA&E\b/g, "emergency room"],
  [/\bGPs?\b/g, "doctor"],
  [/\b(?:call 111|999|NHS (?:111|advice))\b/g, "help in the United States, such as 911"],
];

/** Words that this site doesn't use, and what to write instead. */
export const WORDS_TO_AVOID: readonly WordToAvoid[] = [
  [/\bdearer\b/gi, "more expensive"],
  [/\be-mails?\b/gi, "email"],
  [/\bfor ever\b/gi, "forever"],
  [/\bmock treatments?\b/gi, "fake treatment"],
  [/\bnought\b/gi, "zero"],
  [/\bpartings?\b/gi, "part in the hair"],
  [/\bpercentage points?\b/gi, "how many of 100 people, such as {{park-2025/improved share}}"],
  [/\bpooled\b/gi, "combined"],
  [/\btablets?\b/gi, "pill"],
  [/\btorch(?:es)?\b/gi, "flashlight"],
];
