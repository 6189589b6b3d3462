/** The packages bring no types; these cover our use. */
declare module "@citation-js/core" {
  /** In the Citation Style Language's terms. */
  export type CslItem = {
    readonly id: string;
    readonly type: "article-journal" | "webpage";
    readonly title: string;
    readonly author: readonly CslName[];
    readonly "container-title": string;
    readonly issued: { readonly "date-parts": readonly (readonly number[])[] };
    readonly URL: string;
    readonly volume?: string;
    readonly issue?: string;
    readonly page?: string;
    readonly DOI?: string;
    readonly note?: string;
    /** The database's name in RIS. */
    readonly source?: string;
  };

  export type CslName = {
    readonly family?: string;
    readonly given?: string;
    readonly literal?: string;
    readonly "non-dropping-particle"?: string;
  };

  /** Two letters, and their text. */
  export type RisTags = { readonly [tag: string]: string | readonly string[] };

  export class Cite {
    /** @param source entries, or a file in a registered format */
    constructor(source: readonly CslItem[] | string);
    readonly data: CslItem[];
    format(format: "bibtex"): string;
    format(format: "ris", options: { format: "object" }): RisTags[];
  }

  export const plugins: {
    readonly config: {
      get(name: "@bibtex"): { format: { useIdAsLabel: boolean; checkLabel: boolean } };
    };
  };
}

declare module "@citation-js/plugin-bibtex";
declare module "@citation-js/plugin-ris";
