import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { WebinarContent } from "./webinar-content.server.ts";

export function Problems({ headings, problems }: Pick<WebinarContent, "headings" | "problems">) {
  return (
    <section aria-labelledby="problems" className="page-width section-gap">
      <h2 id="problems" className="max-w-[18em] text-h2">
        {headings.problems}
      </h2>
      <ul className="mt-8 grid overflow-hidden rounded-card border border-rule bg-card md:grid-cols-2">
        {problems.map(({ title, text }) => (
          <li
            key={title}
            // Hairlines between cells; the outer ones are hidden below the frame.
            className="-mt-px -ml-px border-rule border-t border-l p-6 sm:p-8"
          >
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 max-w-(--wide-measure)">
              <CitedText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
