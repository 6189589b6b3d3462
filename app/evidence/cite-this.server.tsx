import { CITATION_FILES, type CitationFormat } from "./citation-formats.server.ts";

/** How to cite something: text to copy, a click selects all of it, and files for reference managers. */
export function CiteThis({ inWords, files }: HowToCite) {
  return (
    <>
      <p className="mt-3 select-all">{inWords}</p>
      {Object.entries(files).map(([format, { text, href }]) => {
        const { name } = CITATION_FILES[format as CitationFormat];
        return (
          <details key={format} className="mt-3">
            <summary className="py-1 font-semibold text-[15px]">{name}</summary>
            <pre className="mt-2 select-all whitespace-pre-wrap wrap-anywhere rounded-control bg-sunk p-4 text-[14px] leading-normal">
              {text}
            </pre>
            {/* The browser saves it: there is no page to go to. */}
            <a href={href} download className="text-link mt-2 inline-block py-1 text-[15px]">
              Download as {name}
            </a>
          </details>
        );
      })}
    </>
  );
}

export type HowToCite = {
  readonly inWords: string;
  /** The text of each file, and the address under which it can be saved. */
  readonly files: Readonly<
    Record<CitationFormat, { readonly text: string; readonly href: string }>
  >;
};
