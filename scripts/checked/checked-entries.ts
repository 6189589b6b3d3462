import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { benefits } from "#app/benefits/content/benefits.ts";
import { parseYaml } from "#app/content/content-files.server.ts";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { listAskFirst } from "#app/evidence/ledger/ask-first.server.ts";
import { assumedPanel } from "#app/evidence/ledger/assumed-panel.server.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listDevices } from "#app/evidence/ledger/devices.server.ts";
import { listDifferences } from "#app/evidence/ledger/differences.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { listGuidelines } from "#app/evidence/ledger/guidelines.server.ts";
import { opticsSources } from "#app/evidence/ledger/optics-sources.server.ts";
import { listOwnFigures } from "#app/evidence/ledger/own-figures.server.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import { findOutcome, listStudies } from "#app/evidence/ledger/studies.server.ts";
import { optics } from "#app/physics/optics.ts";
import { PROJECT } from "../project.js";

/** By name the day and the checksum of the last check. */
export const CHECKED_FILE = join(PROJECT, "app/evidence/ledger/checked.json");

/** Checksums of all that a person must compare with its sources, by name, such as "uses/neck-pain". */
export function entriesToCheck(): ReadonlyMap<string, string> {
  const entries: Entry[] = [
    // Earlier statements have no source any more, a program takes the status from PubMed, and npm run content compares
    // the second reading.
    ...listStudies().map(
      ({ history: _, status: _status, reread: _reread, ...study }): Entry => [
        `studies/${study.id}`,
        study,
      ],
    ),
    ...listClaims().map((claim): Entry => {
      const { history: _, place: _place, search: _s, searched: _d, page, ...record } = claim;
      // A corrected outcome also changes the claims that rest on it.
      const outcomes = [...claim.supports, ...claim.opposes].map(
        (reference) => findOutcome(reference).outcome,
      );
      const { grade } = gradeEvidence(claim);
      return [`uses/${claim.id}`, { claim: record, outcomes, cites: citing(page), grade }];
    }),
    ...Object.entries(protocols).map(([id, protocol]): Entry => [`protocols/${id}`, protocol]),
    ["panel", assumedPanel],
    ["optics", { optics, opticsSources }],
    ...listAskFirst().map(({ searches: _, ...entry }): Entry => [`ask-first/${entry.id}`, entry]),
    ...[...listGuidelines()].map(([id, guideline]): Entry => [`guidelines/${id}`, guideline]),
    ["differences", listDifferences()],
    ...listDevices().map(([id, device]): Entry => [`devices/${id}`, device]),
    ...textFiles().map(([name, path]): Entry => {
      const text = textsOf(path);
      // A lost "not" in it could harm a reader.
      return [`texts/${name}`, name === "safety" ? text : citing(text)];
    }),
    ["texts/own-figures", citing(listOwnFigures().map(({ checked }) => checked))],
  ];
  return new Map(entries.map(([name, data]) => [name, checksum(data)]));
}

type Entry = [name: string, data: unknown];

function textFiles(): [name: string, path: string][] {
  const inFolder = (folder: string, ending: string) =>
    readdirSync(new URL(`${folder}/`, contentFolder))
      .filter((file) => file.endsWith(ending))
      .map((file): [string, string] => [file.replace(ending, ""), `${folder}/${file}`]);
  return [
    ...benefits.map(({ slug }): [string, string] => [slug, `benefits/${slug}.yaml`]),
    ...inFolder("articles", ".md"),
    ...inFolder("pages", ".md"),
    ["looked-for", "looked-for.yaml"],
    ["red-light-101", "red-light-101.yaml"],
    ...["explainer", "figures", "device-criteria", "light-in-skin"].map(
      (name): [string, string] => [name, `${name}.yaml`],
    ),
    ["webinar", "webinar.yaml"],
  ];
}

/** A record's values, or a text's lines. */
function textsOf(path: string): unknown {
  const source = readFileSync(new URL(path, contentFolder), "utf8");
  return path.endsWith(".yaml") ? parseYaml(path, source).document.toJS() : source.split("\n");
}

/** What a text takes from the ledger, and which way it turns it: a plainer wording changes nothing. */
export function citing(texts: unknown): string[] {
  if (typeof texts === "string") {
    const found = texts.match(REFERENCE);
    return found ? [[...found, ...(texts.match(TURNS) ?? [])].join(" ")] : [];
  }
  if (typeof texts !== "object" || texts === null) return [];
  return Object.entries(texts)
    .flatMap(([field, value]) => (field === "claim" ? [`claim: ${value}`] : citing(value)))
    .sort();
}

const REFERENCE =
  /\{\{[^{}]*\}\}|\[\[[^\]]*\]\]|\]\(https?:[^)\s]*\)|(?:^|")[a-z][a-z-]*-\d{4}[a-z-]*(?:"|$)/g;

/** Words of which one too few or too many turns a finding round. */
const TURNS = /\b(?:no|not|nor|never|none|nobody|neither|without|better|worse|[a-z]+n['’]t)\b/gi;

/** Independent of the fields' order. */
function checksum(data: unknown): string {
  const json = JSON.stringify(data, (_, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash("sha256").update(json).digest("hex").slice(0, 12);
}
