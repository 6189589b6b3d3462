import { href } from "react-router";
import { lastChange } from "#app/evidence/ledger/changes.server.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import { LastChanged } from "#app/evidence/words/last-change.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { DATA_PATH, SCHEMA_PATH } from "./open-data.ts";

export function OpenDataPage({
  lead,
  siteUrl,
  version,
  licence,
  fields,
}: {
  lead: EvidenceText;
  siteUrl: string;
  version: string;
  licence: { readonly name: string; readonly terms: string };
  fields: readonly { readonly name: string; readonly meaning: string }[];
}) {
  return (
    <>
      <h1 className="text-h1">Open data</h1>
      <p className="mt-3 max-w-(--measure) text-[18px] text-ink-soft">
        <CitedText text={lead} />
      </p>
      <h2 className="mt-10 mb-3 text-h2">What there is</h2>
      <dl className="border-ink border-t">
        {FILES.map(({ path, what }) => (
          <div
            key={path}
            className="grid gap-x-8 border-rule border-b py-2.5 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]"
          >
            <dt>
              {/* A file, which the browser opens itself. */}
              <a
                href={path}
                className="text-link inline-block py-0.5"
                download={!path.endsWith(".json") || undefined}
              >
                {path}
              </a>
            </dt>
            <dd className="max-w-(--measure)">{what}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-(--measure)">
        To look around first, use the <TextLink to={href("/evidence")}>evidence map</TextLink> and
        the <TextLink to={href("/studies")}>table of studies</TextLink>. A filtered table has its
        files at the same address: add .json or .csv before the question mark.
      </p>
      <h2 className="mt-10 mb-3 text-h2">How to ask</h2>
      <p className="max-w-(--measure)">
        There is no key and no sign-up, and scripts of any site may ask. Send the ETag of your last
        answer as If-None-Match: an unchanged file costs neither of us anything. All uses whose
        certainty is moderate, with what they rest on:
      </p>
      <pre className="mt-4 whitespace-pre-wrap wrap-anywhere rounded-control bg-sunk p-4 text-[14px] leading-normal">
        {`const answer = await fetch("${siteUrl}${DATA_PATH}");
const { version, claims } = await answer.json();
for (const { verdict, basis, page, certainty } of claims) {
  if (certainty === "moderate") console.log(version, verdict, basis, page);
}`}
      </pre>
      <h2 className="mt-10 mb-3 text-h2">What an entry of the claims says</h2>
      <dl className="border-ink border-t">
        {fields.map(({ name, meaning }) => (
          <div
            key={name}
            className="grid gap-x-8 border-rule border-b py-2.5 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="max-w-(--measure)">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-(--measure)">
        The rest, with the fields of results, is in the schemas. What is absent was not seen: most
        papers were read in their abstracts, and absent is not zero.
      </p>
      <h2 className="mt-10 mb-3 text-h2">Versions</h2>
      <p className="max-w-(--measure)">
        A file names its version, the day of the last change with a hash, and its schemaVersion,
        which goes up when a field gets another name or meaning. New fields may come without that.
        Ids stay. <TextLink to={href("/changes")}>Updates and corrections</TextLink> says why, and
        has feeds. <LastChanged change={lastChange()} />
      </p>
      <h2 id="licence" className="mt-10 mb-3 text-h2">
        Terms
      </h2>
      <p className="max-w-(--measure)">
        <strong>{licence.name}.</strong> {licence.terms} Version {version} is the present one. It is
        no medical advice: an average over groups is no forecast for one person.
      </p>
    </>
  );
}

const FILES = [
  {
    path: DATA_PATH,
    what: "Every use of the light that we have graded: verdict, certainty, concerns, results on both sides, history.",
  },
  { path: SCHEMA_PATH, what: "The JSON Schema of it, with what each field means." },
  {
    path: href("/studies.json"),
    what: "Every paper: design, people, light, schedule, outcomes, funding. Claims name papers by their ids.",
  },
  { path: href("/studies.schema.json"), what: "The JSON Schema of that." },
  { path: href("/studies.csv"), what: "The papers as a table." },
  { path: href("/studies.bib"), what: "The papers as BibTeX, for reference managers." },
  { path: href("/studies.ris"), what: "The papers as RIS, for reference managers." },
];
