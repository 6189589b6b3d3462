import type { Prose } from "#app/content/prose.ts";

/** As its writer gives it. */
export type LongGuide = {
  /** For search engines: title up to 60 characters, description 50 to 160. */
  readonly meta: {
    readonly title: string;
    readonly description: string;
    /** Readers' search words. */
    readonly keywords: readonly string[];
    /** YYYY-MM-DD */
    readonly published: string;
    /** Day of the last check against its papers, YYYY-MM-DD. */
    readonly lastReviewed: string;
  };
  readonly title: string;
  /** One or two inline sentences. */
  readonly lead: Prose;
  readonly sections: readonly GuideSection[];
};

/** In reading order. */
export type GuideSection = {
  readonly id:
    | "introduction"
    | "science"
    | "benefits"
    | "devices"
    | "protocols"
    | "safety"
    | "getting-started";
  readonly title: string;
  readonly parts: readonly GuidePart[];
};

/** Text has the blocks p, ul, ol, li. */
export type GuidePart =
  | { readonly kind: "text"; readonly text: Prose }
  | { readonly kind: "subheading"; readonly text: string }
  | { readonly kind: "figure"; readonly figure: GuideFigure }
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly columns: readonly string[];
      /** Inline evidence text, a cell for each column. */
      readonly rows: readonly (readonly Prose[])[];
    };

export type GuideFigure = "spectrum" | "penetration" | "dose-response" | "timeline" | "absorption";

/** On the hub and the home page. */
export type GuideCard = {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** In minutes. */
  readonly readTime: number;
  readonly difficulty: "Beginner" | "Intermediate";
  /** 1 to 5 stars. */
  readonly popularity: number;
  readonly href: string;
  /** The guide's place in the learning path. */
  readonly step: { readonly title: string; readonly description: string };
  readonly completions: number;
};
