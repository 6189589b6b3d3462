import { type Prose, readProse } from "#app/content/prose.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { blocksInWords } from "#app/text/text.ts";

/** The words alone, without links and citations, and with spaces around blocks. */
export function proseInWords(prose: Prose): string {
  return blocksInWords(readProse(fillNumbers(prose), "blocks", () => ({}))).trim();
}
