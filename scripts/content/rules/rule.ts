/** What a rule finds in a text. */
export type Found = {
  /** Where in the text. */
  readonly at: number;
  /** What is wrong, and what to do. */
  readonly text: string;
};
