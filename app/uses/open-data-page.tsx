import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { lastChange } from "#app/evidence/ledger/changes.server.ts";
import { openDataTexts as texts } from "#app/evidence/ledger/open-data-texts.server.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import { LastChanged } from "#app/evidence/words/last-change.tsx";
import { fillIn } from "#app/text/fill-in.ts";
import { DATA_PATH } from "./open-data.ts";

const { inline } = startCitations();

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
      <h2 className="mt-10 mb-3 text-h2">{texts.headings.files}</h2>
      <dl className="border-ink border-t">
        {Object.entries(texts.files).map(([path, what]) => (
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
        <CitedText text={inline(texts.lookAround)} />
      </p>
      <h2 className="mt-10 mb-3 text-h2">{texts.headings.ask}</h2>
      <p className="max-w-(--measure)">{texts.ask}</p>
      <pre className="mt-4 whitespace-pre-wrap wrap-anywhere rounded-control bg-sunk p-4 text-[14px] leading-normal">
        {`const answer = await fetch("${siteUrl}${DATA_PATH}");
const { version, claims } = await answer.json();
for (const { verdict, basis, page, certainty } of claims) {
  if (certainty === "moderate") console.log(version, verdict, basis, page);
}`}
      </pre>
      <h2 className="mt-10 mb-3 text-h2">{texts.headings.entry}</h2>
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
      <p className="mt-4 max-w-(--measure)">{texts.rest}</p>
      <h2 className="mt-10 mb-3 text-h2">{texts.headings.versions}</h2>
      <p className="max-w-(--measure)">
        <CitedText text={inline(texts.versions)} /> <LastChanged change={lastChange()} />
      </p>
      <h2 id="licence" className="mt-10 mb-3 text-h2">
        {texts.headings.terms}
      </h2>
      <p className="max-w-(--measure)">
        <strong>{licence.name}.</strong> {licence.terms} {fillIn(texts.terms, { version })}
      </p>
    </>
  );
}
