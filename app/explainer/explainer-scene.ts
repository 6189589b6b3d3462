/** A scene with its caption and the caption's papers. */
export type ExplainerScene = {
  readonly id: SceneId;
  readonly title: string;
  readonly caption: string;
  /** For screen readers. */
  readonly picture: string;
  /** The ledger's number in the picture. */
  readonly number?: string;
  readonly seconds: number;
  readonly sources: readonly SceneSource[];
};

export type SceneId = "light" | "depth" | "cell" | "dose" | "curve" | "limits";

/** "Kim et al. 2014" and its address. */
export type SceneSource = {
  readonly name: string;
  readonly url: string;
};
