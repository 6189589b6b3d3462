/** One scene of the explainer: its drawing, its caption, and the papers behind the caption. */
export type ExplainerScene = {
  readonly id: SceneId;
  readonly title: string;
  /** What is said; shown as text under the picture. */
  readonly caption: string;
  /** What the picture shows, for those who do not see it. */
  readonly picture: string;
  /** The number in the picture, where that is the ledger's. */
  readonly number?: string;
  readonly seconds: number;
  readonly sources: readonly SceneSource[];
};

/** Which drawing a scene has. */
export type SceneId = "light" | "depth" | "cell" | "dose" | "curve" | "limits";

/** "Kim et al. 2014" and where to read it. */
export type SceneSource = {
  readonly name: string;
  readonly url: string;
};
