import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { benefits } from "#app/benefits/content/benefits.ts";
import { listAskFirst } from "#app/evidence/ledger/ask-first.server.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listDevices } from "#app/evidence/ledger/devices.server.ts";
import { listDifferences } from "#app/evidence/ledger/differences.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { listGuidelines } from "#app/evidence/ledger/guidelines.server.ts";
import { optics } from "#app/evidence/ledger/optics.ts";
import { listOwnFigures } from "#app/evidence/ledger/own-figures.server.ts";
import { assumedPanel, protocols } from "#app/evidence/ledger/protocols.server.ts";
import { findOutcome, listStudies } from "#app/evidence/ledger/studies.server.ts";
import { PROJECT } from "../project.js";

/** By name the day and the checksum of the last check. */
export const CHECKED_FILE = join(PROJECT, "app/evidence/ledger/checked.json");

/** Checksums of all that a person must compare with its sources, by name, such as "claims/neck-pain". */
export function entriesToCheck(): ReadonlyMap<string, string> {
  const entries: Entry[] = [
    // Earlier statements have no source any more.
    ...listStudies().map(({ history: _, ...study }): Entry => [`studies/${study.id}`, study]),
    ...listClaims().map(({ history: _, place: _place, ...claim }): Entry => {
      // A corrected outcome also changes the claims that rest on it.
      const outcomes = [...claim.supports, ...claim.opposes].map(
        (reference) => findOutcome(reference).outcome,
      );
      return [`claims/${claim.id}`, { claim, outcomes, grade: gradeEvidence(claim).grade }];
    }),
    ...Object.entries(protocols).map(([id, protocol]): Entry => [`protocols/${id}`, protocol]),
    ["panel", assumedPanel],
    ["optics", optics],
    ...listAskFirst().map((entry): Entry => [`ask-first/${entry.id}`, entry]),
    ...[...listGuidelines()].map(([id, guideline]): Entry => [`guidelines/${id}`, guideline]),
    ["differences", listDifferences()],
    ...listDevices().map(([id, device]): Entry => [`devices/${id}`, device]),
    ...textFiles().map(
      ([name, path]): Entry => [
        `texts/${name}`,
        citingLines(readFileSync(join(PROJECT, path), "utf8")),
      ],
    ),
    [
      "texts/own-figures",
      citingLines(
        listOwnFigures()
          .map(({ checked }) => checked)
          .join("\n"),
      ),
    ],
  ];
  return new Map(entries.map(([name, data]) => [name, checksum(data)]));
}

type Entry = [name: string, data: unknown];

function textFiles(): [name: string, path: string][] {
  const inFolder = (folder: string, ending: string) =>
    readdirSync(join(PROJECT, folder))
      .filter((file) => file.endsWith(ending))
      .map((file): [string, string] => [file.replace(ending, ""), join(folder, file)]);
  return [
    ...benefits.map(({ slug }): [string, string] => [
      slug,
      `app/benefits/content/${slug}.server.ts`,
    ]),
    ...inFolder("content/articles", ".md"),
    ...inFolder("content/pages", ".md"),
    ["red-light-101", "app/guides/content/red-light-101.server.ts"],
    ["explainer", "app/explainer/explainer.server.ts"],
    ["webinar", "app/webinar/webinar-content.server.ts"],
  ];
}

/** Moved lines and rewritten words change nothing. */
function citingLines(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line) => line.match(REFERENCE)?.join(" ") ?? [])
    .sort();
}

const REFERENCE =
  /\{\{[^{}]*\}\}|\[\[[^\]]*\]\]|\]\(https?:[^)\s]*\)|\]\[[^[\]]+\]|"[a-z][a-z-]*-\d{4}[a-z-]*"|\bclaim: "[^"]*"/g;

/** Independent of the fields' order. */
function checksum(data: unknown): string {
  const json = JSON.stringify(data, (_, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash("sha256").update(json).digest("hex").slice(0, 12);
}
