import { PlainProse } from "#app/evidence/citations/plain-prose.tsx";
import { studyPath } from "#app/evidence/text/reference.ts";
import { TextLink } from "#app/ui/link.tsx";
import { texts } from "./evidence-texts.server.ts";
import type { HarmsView } from "./harms-view.server.ts";

/** The side effects of all our studies, because no study is large enough for rare ones. */
export function HarmsTable({ harms: { sentence, told, noneReported } }: { harms: HarmsView }) {
  return (
    <section aria-labelledby="side-effects" className="section-gap">
      <h2 id="side-effects" className="text-h2">
        Side effects that studies reported
      </h2>
      <p className="mt-3 max-w-(--measure)">
        {sentence} <PlainProse text={texts.harms} />
      </p>
      <table className="mt-5 w-full border-ink border-t text-left">
        <thead>
          <tr className="border-rule border-b text-ink-soft text-small">
            <th scope="col" className="py-2 pr-6 font-normal">
              Study
            </th>
            <th scope="col" className="py-2 font-normal">
              What its summary says
            </th>
          </tr>
        </thead>
        <tbody>
          {told.map(({ study: { id, name }, what }) => (
            <tr key={id} className="border-rule border-b align-top">
              <th scope="row" className="py-2 pr-6 font-normal">
                <TextLink to={studyPath(id)} className="inline-block py-0.5">
                  {name}
                </TextLink>
              </th>
              <td className="figures py-2">{what}</td>
            </tr>
          ))}
          <tr className="border-rule border-b align-top">
            <th scope="row" className="py-2 pr-6 font-normal">
              None reported
            </th>
            <td className="py-2">
              <ul>
                {noneReported.map(({ id, name }) => (
                  <li key={id} className="mr-4 inline-block">
                    <TextLink to={studyPath(id)} className="inline-block py-0.5">
                      {name}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
