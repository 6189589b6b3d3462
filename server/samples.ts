import type { SamplesLeft } from "#app/desk/care/samples.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { inFull, listUnprovenFigures } from "#app/evidence/ledger/own-figures.server.ts";
import { samples } from "#app/site.config.ts";
import "#app/webinar.config.ts";
import { readOwnTexts } from "#app/own-texts/own-texts.server.ts";

/** Not for modules that Vite builds: it leaves out samples that no page uses. */
export function listSamples(): SamplesLeft {
  return {
    samples,
    unproven: listUnprovenFigures().map((figure) => ({
      on: figure.on,
      figure: inFull(figure),
      checked: plainWords(figure.checked),
    })),
    toFillIn: readOwnTexts().toFillIn,
  };
}

/** With ids of papers in place of citation numbers. */
function plainWords(checked: string): string {
  return fillNumbers(checked).replace(/\[\[([^\]]*)\]\]/g, "[$1]");
}
