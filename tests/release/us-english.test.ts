import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { afterAll, expect, test } from "vitest";
import { listAskFirst } from "#app/evidence/ledger/ask-first.server.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listDifferences } from "#app/evidence/ledger/differences.server.ts";
import { listGuidelines } from "#app/evidence/ledger/guidelines.server.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { typeset } from "#app/text/typeset.ts";
import { britishWords } from "../support/british-spellings.ts";
import { UNLISTED_PATHS } from "../support/page-paths.ts";
import { serveSite } from "../support/served-site.ts";

const site = await serveSite();
afterAll(() => site.close());

/** Titles, names and others' words, and what our texts once said. */
const others = [
  ...listStudies().flatMap(({ title, journal, funding, conflicts, certainty, history = [] }) => [
    ...[title, journal, funding, conflicts, certainty?.asWritten],
    ...history.flatMap(({ was, why, ...rest }) => [was, why, "is" in rest ? rest.is : undefined]),
  ]),
  ...listClaims().flatMap(({ history }) => history.map(({ what }) => what)),
  ...[...listGuidelines().values()].flatMap(({ body, seenIn }) => [body, seenIn]),
  ...listAskFirst().flatMap(({ alsoCalled = [], sources }) => [
    ...alsoCalled,
    ...sources.flatMap(({ title, publisher, seen }) => [title, publisher, seen]),
  ]),
  ...listDifferences().map(({ source }) => source.title),
]
  .flatMap((words) => words ?? [])
  .map(plain)
  .toSorted((a, b) => b.length - a.length);

function plain(text: string): string {
  return typeset(text).replace(/\s+/gu, " ").trim().toLowerCase();
}

/** Without scripts, files of citations and addresses; elements don't run into each other. */
function ownWords(html: string): string {
  const read = html.replace(/<(script|style|pre)\b.*?<\/\1>/gs, "").replaceAll("><", "> <");
  const text = plain(textContent(parseDocument(read)).replace(/https?:\S+/g, ""));
  return others.reduce((left, words) => left.replaceAll(words, " "), text);
}

test("words that are spelled otherwise in the United States are found, American ones are not", () => {
  expect(
    britishWords("The colour of a Tumour, analysed at the centre: randomised programmes."),
  ).toEqual(["colour", "tumour", "analysed", "centre", "randomised", "programmes"]);
  expect(britishWords("Meta-analyses, a programmed timer, an optimistic organist.")).toEqual([]);
});

test("no page of the site is spelled as in Britain", async () => {
  const sitemap = (await site.get("/sitemap.xml")).body.toString();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  // The page of changes shows old texts as they were.
  const found: Record<string, string[]> = {};
  for (const path of [...paths.filter((each) => each !== "/changes"), ...UNLISTED_PATHS]) {
    const words = britishWords(ownWords((await site.get(path)).body.toString()));
    if (words.length > 0) found[path] = words;
  }
  expect(found).toEqual({});
}, 120_000);
