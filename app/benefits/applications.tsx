// biome-ignore-all lint/a11y/noRedundantRoles: with display: block the roles of table, tr and td are lost.
import type { ReactNode } from "react";
import { CitedText } from "#app/evidence/cited-text.tsx";
import { EvidenceAssessment } from "#app/evidence/evidence-grade.tsx";
import { GradeExplained } from "#app/evidence/grade-explained.tsx";
import { ApplicationCards } from "./application-cards.tsx";
import type { ApplicationView, BenefitPage } from "./benefit-page.ts";
import { ClinicalEvidence } from "./clinical-evidence.tsx";
import { Section } from "./section.tsx";

/** What the light is used for: how sure each use is, what was found, and with which settings. */
export function Applications({
  applications,
  applicationCards,
  clinicalEvidence,
}: Pick<BenefitPage, "applications" | "applicationCards" | "clinicalEvidence">) {
  return (
    <Section id="uses" title="What it is used for">
      {applicationCards ? (
        <ApplicationCards applications={applications} />
      ) : (
        <ApplicationTable applications={applications} />
      )}
      <div className="mt-6">
        <GradeExplained />
      </div>
      {clinicalEvidence && <ClinicalEvidence {...clinicalEvidence} />}
    </Section>
  );
}

function ApplicationTable({ applications }: { applications: readonly ApplicationView[] }) {
  return (
    <table
      role="table"
      className="w-full border-collapse text-left text-[16px] max-md:block print:text-[10.5pt]"
    >
      <caption className="sr-only">Uses, the evidence for each, and the settings tried</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-ink border-b">
          {columns.map((header) => (
            <th
              key={header}
              role="columnheader"
              scope="col"
              className="py-3 pr-8 font-semibold text-ink-soft text-small last:pr-0"
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block max-md:border-ink max-md:border-t">
        {applications.map((application) => (
          <Row key={application.condition} application={application} />
        ))}
      </tbody>
    </table>
  );
}

const columns = ["Use", "What was found", "Protocol"] as const;

function Row({ application }: { application: ApplicationView }) {
  const { condition, assessment, evidence, mechanism, protocol } = application;
  return (
    <tr role="row" className="border-rule border-b max-md:block max-md:py-6">
      <th
        role="rowheader"
        scope="row"
        className="w-[27%] py-5 pr-8 align-top font-normal md:print:w-[26%] md:print:pr-4 max-md:block max-md:w-auto max-md:p-0"
      >
        <span className="mb-3 block font-display text-[21px] leading-tight">{condition}</span>
        <EvidenceAssessment assessment={assessment} />
      </th>
      <Cell label={columns[1]}>
        <p className="mb-2.5 font-semibold">
          <CitedText text={[assessment.verdict]} />
        </p>
        <p>
          <CitedText text={evidence} />
        </p>
        <p className="mt-2.5 text-ink-soft">
          <strong>How it might work:</strong> <CitedText text={mechanism} />
        </p>
      </Cell>
      <Cell label={columns[2]}>
        <p>
          <CitedText text={protocol} />
        </p>
      </Cell>
    </tr>
  );
}

/** Under 768 px the cell carries its column's name above it. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td
      role="cell"
      data-label={label}
      className="py-5 pr-8 align-top last:w-[30%] last:pr-0 md:print:not-last:pr-4 md:print:last:w-[20%] max-md:block max-md:w-auto! max-md:p-0 max-md:pt-4 max-md:before:mb-1 max-md:before:block max-md:before:font-semibold max-md:before:text-ink-soft max-md:before:text-small max-md:before:content-[attr(data-label)]"
    >
      {children}
    </td>
  );
}
