import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { EvidenceAssessment } from "#app/figures/evidence-grade.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { WebinarContent } from "./webinar-content.server.ts";

type TrialResult = WebinarContent["results"][number];

/** Graded results of trials, and how far they apply to a handheld. */
export function TrialResults({
  headings,
  otherDevices,
  results,
}: Pick<WebinarContent, "headings" | "otherDevices" | "results">) {
  return (
    <section aria-labelledby="benefits" className="page-width section-gap">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2 id="benefits" className="text-h2">
          {headings.results}
        </h2>
        <p className="max-w-(--measure) text-ink-soft text-lead">{otherDevices}</p>
      </div>
      <ul className="mt-10 border-ink border-t">
        {results.map((result) => (
          <li
            key={result.use}
            className="grid gap-x-16 gap-y-4 border-rule border-b py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <Result result={result} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Result({ result: { use, href, finding, handheld, assessment } }: { result: TrialResult }) {
  return (
    <>
      <h3 className="text-h3">{use}</h3>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        <div className="space-y-2">
          <p>
            <CitedText text={finding} />
          </p>
          <p className="text-ink-soft">
            <strong className="text-ink">For a handheld:</strong> <CitedText text={handheld} />
          </p>
          <p className="text-[15px]">
            <TextLink
              to={href}
              className="-my-1 inline-block py-1"
            >{`All we know about ${PAGES[href]}`}</TextLink>
          </p>
        </div>
        <EvidenceAssessment assessment={assessment} />
      </div>
    </>
  );
}

const PAGES: Record<TrialResult["href"], string> = {
  "/benefits/skin-health": "light and skin",
  "/benefits/pain-inflammation": "light and pain",
};
