import { CitedText } from "#app/evidence/text/cited-text.tsx";
import * as webinar from "#app/webinar.config.ts";
import type { readSpots } from "./spots.server.ts";
import { SpotsFigure } from "./spots-figure.tsx";
import type { WebinarContent } from "./webinar-content.server.ts";

/** Known facts about the product, their consequences, and open questions to its maker. */
export function Features({
  content,
  counted,
}: {
  content: WebinarContent;
  counted: ReturnType<typeof readSpots>;
}) {
  return (
    <section aria-labelledby="features" className="border-rule border-y bg-sunk">
      <div className="page-width grid gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-2">
        <div>
          <h2 id="features" className="text-h2">
            {content.headings.features}
          </h2>
          <dl className="mt-6">
            {webinar.features.map(({ title, text }) => (
              <div key={title} className="border-rule border-t py-4">
                <dt className="font-semibold">{title}</dt>
                <dd className="max-w-(--wide-measure) text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-8">
            <SpotsFigure {...counted} />
          </div>
        </div>
        <Questions {...content} />
      </div>
    </section>
  );
}

function Questions({
  headings,
  unchecked,
  questions,
}: Pick<WebinarContent, "headings" | "unchecked" | "questions">) {
  return (
    <div>
      <h2 id="questions" className="text-h2">
        {headings.questions}
      </h2>
      <p className="mt-4 max-w-(--wide-measure) text-ink-soft">{unchecked}</p>
      <ol className="mt-6">
        {questions.map(({ question, reason }, index) => (
          <li
            key={question}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-rule border-t py-4"
          >
            <span
              aria-hidden="true"
              className="figures font-display text-[23px] text-ink-soft leading-7"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-sans font-semibold text-[17px] leading-7 tracking-normal">
                {question}
              </h3>
              <p className="max-w-(--wide-measure) text-ink-soft">
                <CitedText text={reason} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
