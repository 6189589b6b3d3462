import { Disclosure } from "#app/ui/disclosure.tsx";
import { CITATION_FILES, type CitationFormat } from "./citation-formats.server.ts";

/** A click selects the text. */
export function CiteThis({ inWords, files }: HowToCite) {
  return (
    <>
      <p className="mt-3 select-all">{inWords}</p>
      {Object.entries(files).map(([format, { text, href }]) => {
        const { name } = CITATION_FILES[format as CitationFormat];
        return (
          <Disclosure key={format} title={name}>
            <pre className="select-all whitespace-pre-wrap wrap-anywhere rounded-control bg-sunk p-4 text-[14px] leading-normal">
              {text}
            </pre>
            {/* A download has no page. */}
            <a href={href} download className="text-link mt-2 inline-block py-1 text-[15px]">
              Download as {name}
            </a>
          </Disclosure>
        );
      })}
    </>
  );
}

/** A page's or study's citation in words, and as files to download. */
export type HowToCite = {
  readonly inWords: string;
  /** Each file's text and address. */
  readonly files: Readonly<
    Record<CitationFormat, { readonly text: string; readonly href: string }>
  >;
};
