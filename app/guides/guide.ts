import type { EvidenceHtml } from "#app/evidence/evidence-text.ts";

/** The long guide as its writer gives it. */
export type LongGuide = {
  /** For search engines: title up to 60 characters, description 50 to 160. */
  readonly meta: {
    readonly title: string;
    readonly description: string;
    /** What readers search for that the guide answers. */
    readonly keywords: readonly string[];
    /** Day on which the guide first stood on the site, YYYY-MM-DD. */
    readonly published: string;
    /** Day on which its content was last checked against its papers, YYYY-MM-DD. */
    readonly lastReviewed: string;
  };
  readonly title: string;
  /** One or two sentences under the title, inline. */
  readonly lead: EvidenceHtml;
  readonly sections: readonly GuideSection[];
};

/** A section with its anchor, in reading order. */
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

/** Text (blocks: p, ul, ol, li), a subheading, a figure by its name, or a table. */
export type GuidePart =
  | { readonly kind: "text"; readonly html: EvidenceHtml }
  | { readonly kind: "subheading"; readonly text: string }
  | { readonly kind: "figure"; readonly figure: GuideFigure }
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly columns: readonly string[];
      /** Cells are inline evidence text; as many as there are columns. */
      readonly rows: readonly (readonly EvidenceHtml[])[];
    };

/** Figures that the guide places; each stands in app/evidence/figures. */
export type GuideFigure = "spectrum" | "penetration" | "dose-response" | "timeline" | "absorption";

/** A guide's card on the hub and the home page. */
export type GuideCard = {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** Minutes. */
  readonly readTime: number;
  readonly difficulty: "Beginner" | "Intermediate";
  /** Stars, 1 to 5. */
  readonly popularity: number;
  readonly href: string;
  /** What it is in the learning path: its name, and what to do with it. */
  readonly step: { readonly title: string; readonly description: string };
  readonly completions: number;
};
