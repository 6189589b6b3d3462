import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { readRecords } from "#app/content/content-files.server.ts";
import { readCandidates } from "#app/desk/care/candidates.server.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import { recordedPubmed, tooMany } from "../../tests/support/recorded-pubmed.ts";
import { temporaryProject } from "../../tests/support/temporary-project.ts";
import { beginDraft, passOver } from "./begin-draft.ts";
import { checkPapers } from "./check-papers.ts";
import { findPapers } from "./find-papers.ts";
import { createPubmed } from "./pubmed.ts";

const NECK = { id: "neck-pain", search: ["neck pain"] } as const;
const HEAD = { id: "headache", search: ["headache", "migraine"] } as const;

/** A content/ with two uses and three studies. */
function project(service = recordedPubmed({ found: { "neck pain": FOUND } })) {
  const folder = temporaryProject({
    "candidates.yaml": "papers: []\ndecided: []\n",
    "content/uses/neck-pain.yaml": "# Ours.\nplace: 1\npage:\n  short:   Neck\n",
    "content/uses/headache.yaml": "place: 2\n",
    ...Object.fromEntries(
      ["knees-2013", "elbows-2014", "hips-2015", "lost-2016"].map((id) => [
        `content/studies/${id}.yaml`,
        `title: ${id}\n`,
      ]),
    ),
    "content/schemas/studies.json": readFileSync("content/schemas/studies.json", "utf8"),
  });
  const { fetch, wait } = service;
  const content = pathToFileURL(`${folder}/content/`);
  return {
    service,
    pubmed: createPubmed({ email: "editor@site.example", apiKey: undefined, fetch, wait }),
    places: { content, candidates: join(folder, "candidates.yaml"), today: "2026-11-29" },
    read: (file: string) => readFileSync(join(folder, "content", file), "utf8"),
  };
}

const FOUND = ["49000001", "49000002", "49000003", "49000012"];
const HELD = [{ pmid: null, doi: "10.1000/made.up.12" }];

test("new papers of a use are listed with what PubMed says of them, and the search is written down", async () => {
  const { pubmed, places, read } = project();
  const found = await findPapers([NECK, HEAD], HELD, pubmed, places);
  expect(readCandidates(places.candidates)).toEqual({ papers: found, decided: [] });
  const dated = { found: "2026-11-29" };
  expect(found).toEqual([
    {
      ...dated,
      pmid: "49000001",
      doi: "10.1000/made.up.1",
      year: 2026,
      title: "Low-level laser & neck pain: a randomized, sham-controlled trial",
      authors: [
        "Núñez-Ødegård ÅM",
        "Second B",
        "Third C",
        "Fourth D",
        "Fifth E",
        "Made-Up Trial Group",
        "et al",
      ],
      journal: "Journal of made-up trials",
      volume: "12",
      issue: "3",
      pages: "101-10",
      design: "randomised controlled trial",
      people: "62 office workers and adults",
      matches: [
        {
          use: "neck-pain",
          sentence:
            "We gave 62 office workers and adults with neck pain low-level laser at 3 J/cm2 or a sham.",
        },
      ],
    },
    {
      ...dated,
      pmid: "49000002",
      doi: null,
      year: 2026,
      title: "[Photobiomodulation for neck pain]",
      authors: ["頸部グループ"],
      journal: "Annals of nothing",
      volume: "7",
      issue: null,
      pages: null,
      design: "meta-analysis",
      people: null,
      matches: [{ use: "neck-pain", sentence: "[Photobiomodulation for neck pain]" }],
    },
    {
      ...dated,
      pmid: "49000003",
      doi: null,
      year: null,
      title: null,
      authors: [],
      journal: null,
      volume: null,
      issue: null,
      pages: null,
      design: null,
      people: null,
      matches: [{ use: "neck-pain", sentence: null }],
    },
  ]);
  expect(read("uses/neck-pain.yaml")).toBe(
    "# Ours.\nplace: 1\npage:\n  short:   Neck\nsearched:\n  on: 2026-11-29\n  since: 2025-11-29\n  words:\n    - neck pain\n",
  );
});

test("the next search begins where the last ended, unless the words are others", async () => {
  const { service, pubmed, places, read } = project();
  const searched = { on: "2026-11-20", since: "2025-11-20", words: ["neck pain"] };
  await findPapers([{ ...NECK, searched }], HELD, pubmed, places);
  expect(service.asked[0]?.parameters.get("mindate")).toBe("2026/11/18");
  expect(read("uses/neck-pain.yaml")).toContain("on: 2026-11-29\n  since: 2025-11-20");
  await findPapers(
    [{ ...NECK, search: ["neck pain", "stiff neck"], searched }],
    [],
    pubmed,
    places,
  );
  expect(service.asked.at(-2)?.parameters.get("mindate")).toBe("2025/11/29");
  expect(read("uses/neck-pain.yaml").match(/searched:/g)).toHaveLength(1);
});

test("a paper for two uses is listed once, and no more after somebody decided", async () => {
  const { pubmed, places } = project(
    recordedPubmed({ found: { "neck pain": ["49000001"], headache: ["49000001", "49000002"] } }),
  );
  await findPapers([NECK, HEAD], [], pubmed, places);
  const uses = readCandidates(places.candidates).papers.map(({ matches }) =>
    matches.map(({ use }) => use),
  );
  expect(uses).toEqual([["neck-pain", "headache"], ["headache"]]);
  passOver(["49000001"], places);
  expect(await findPapers([NECK, HEAD], [], pubmed, places)).toEqual([]);
  expect(readCandidates(places.candidates)).toMatchObject({
    papers: [{ pmid: "49000002" }],
    decided: ["49000001"],
  });
  expect(() => passOver(["49000001"], places)).toThrow("No paper in the list has the PMID");
});

test("a failure keeps the uses before it", async () => {
  const { service, pubmed, places, read } = project();
  const broken = {
    ...pubmed,
    search: (query: string) =>
      query.includes("headache") ? Promise.reject(new Error("down")) : pubmed.search(query),
  };
  await expect(findPapers([NECK, HEAD], HELD, broken, places)).rejects.toThrow("down");
  expect(service.asked).toHaveLength(2);
  expect(readCandidates(places.candidates).papers).toHaveLength(3);
  expect(read("uses/neck-pain.yaml")).toContain("searched:");
  expect(read("uses/headache.yaml")).toBe("place: 2\n");
});

const studies = [
  { id: "knees-2013" as StudyId, pmid: "49000011", doi: null },
  { id: "elbows-2014" as StudyId, pmid: null, doi: "10.1000/made.up.12" },
  { id: "hips-2015" as StudyId, pmid: "49000013", doi: null },
  { id: "lost-2016" as StudyId, pmid: "49999999", doi: null },
];

test("what was printed later about a study's paper is written into it with the day", async () => {
  const service = recordedPubmed({
    found: { '"10.1000/made.up.12"[doi]': ["49000012"] },
    first: [() => tooMany()],
  });
  const { pubmed, places, read } = project(service);
  const { noticed, unknown } = await checkPapers(studies, pubmed, places);
  const at = (place: string) => ({ in: `J Made Up Trials. ${place}` });
  expect(noticed).toEqual([
    {
      id: "knees-2013",
      notices: [
        { kind: "expression of concern", ...at("2025 Jan;8(1):1"), pmid: "49000091" },
        { kind: "retraction", ...at("2026 Feb;9(2):200"), pmid: "49000092" },
        { kind: "retraction", ...at("2026 Mar;9(3):300") },
      ],
    },
    { id: "elbows-2014", notices: [{ kind: "correction", ...at("2015 May;2(5):50") }] },
    { id: "hips-2015", notices: [{ kind: "retraction" }] },
  ]);
  expect(unknown).toEqual(["lost-2016"]);
  expect(read("studies/hips-2015.yaml")).toBe(
    "title: hips-2015\nstatus:\n  checked: 2026-11-29\n  notices:\n    - kind: retraction\n",
  );
  expect(read("studies/lost-2016.yaml")).not.toContain("status");
});

test("a paper becomes the draft of a study, which the check takes with its gaps", async () => {
  const { pubmed, places, read } = project();
  await findPapers([NECK], HELD, pubmed, places);
  expect(beginDraft("49000001", undefined, places)).toBe("studies/nunez-odegard-2026.yaml");
  const draft = read("studies/nunez-odegard-2026.yaml");
  expect(draft.match(/^draft: true$/gm)).toHaveLength(1);
  expect(draft).toContain("authors:\n  - Núñez-Ødegård ÅM\n  - Second B\n");
  expect(draft).toContain('pmid: "49000001"\ndoi: 10.1000/made.up.1\n# Its page');
  expect(draft).toContain("topics:\n  - pain\n");
  expect(draft).toContain("design: randomised controlled trial\n");
  // What a person has to read.
  expect(draft).toMatch(/^participants:$/m);
  expect(draft).toMatch(/^finding:$/m);
  expect(readCandidates(places.candidates).decided).toEqual(["49000001"]);
  const ids = [...readRecords("studies", z.unknown(), places.content).keys()];
  expect(ids).not.toContain("nunez-odegard-2026");
  expect(() => beginDraft("49000003", undefined, places)).toThrow("give the study a name");
  expect(beginDraft("49000003", "unnamed-2026", places)).toBe("studies/unnamed-2026.yaml");
});
