/** A finding of other authors in the picture of depth. */
export type FoundMark = {
  /** Of its sentence; several marks may share one. */
  readonly letter: string;
  /** In nm; absent for the whole spectrum. */
  readonly nanometres?: number;
  /** In mm; absent when the source gives no depth that we have seen. */
  readonly depth?: number;
  /** Nothing, or next to nothing, came through. */
  readonly none?: boolean;
  /** In a few words. */
  readonly says: string;
};

/** The id of the sentence that a mark in the picture leads to. */
export function foundAnchor(letter: string): string {
  return `found-${letter.toLowerCase()}`;
}
