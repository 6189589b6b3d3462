/** What others measured or computed, as it is marked in the picture of depth. */
export type FoundMark = {
  /** Of the sentence that it leads to; several marks may share one. */
  readonly letter: string;
  /** In nm; without one it is meant for the whole spectrum. */
  readonly nanometres?: number;
  /** In mm; without one the source gives no depth that we have seen. */
  readonly depth?: number;
  /** Nothing, or next to nothing, came through. */
  readonly none?: boolean;
  /** What the mark is, in a few words. */
  readonly says: string;
};

/** The id of the sentence that a mark leads to. */
export function foundAnchor(letter: string): string {
  return `found-${letter.toLowerCase()}`;
}
