import { grading } from "#app/evidence/ledger/grading.server.ts";
import { NewTabLink } from "#app/ui/link.tsx";
import type { ClaimView } from "./claim-view.ts";
import { texts } from "./evidence-texts.server.ts";

/** What doctors’ bodies say of the use. */
export function Guidelines({ claim: { guidelines } }: { claim: ClaimView }) {
  if (guidelines.length === 0) {
    return <p className="text-ink-soft">{texts.use.guidelines}</p>;
  }
  return (
    <ul className="border-ink border-t">
      {guidelines.map(({ body, year, direction, says, light, seenIn, url }) => (
        <li key={body + says} className="grid gap-x-8 border-rule border-b py-3 md:grid-cols-2">
          <p className="leading-snug">
            <strong className="font-semibold">{body}</strong>, {year}
            <span className="block text-ink-soft text-small first-letter:uppercase">
              {direction}
            </span>
          </p>
          <div>
            <p>{says}</p>
            <p className="mt-1 text-ink-soft text-small">
              Light: {light}. Seen in: {seenIn}. <NewTabLink to={url}>Read&nbsp;it</NewTabLink>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Changes that patients or experts call worthwhile. */
export function Differences({ claim: { differences } }: { claim: ClaimView }) {
  return (
    <>
      <p className="mb-4 max-w-(--measure)">{grading.worth}</p>
      {differences.map(({ title, url, values }) => (
        <div key={url} className="mt-4 border-ink border-t pt-2">
          <p className="max-w-(--wide-measure) text-small">
            <NewTabLink to={url}>{title}</NewTabLink>
          </p>
          <ul className="mt-2">
            {values.map(({ amount, measure, condition, kind }) => (
              <li
                key={amount + measure + kind}
                className="grid gap-x-8 border-rule border-t py-2 md:grid-cols-2"
              >
                <strong className="figures font-semibold">{amount}</strong>
                <span className="text-small">
                  <span className="block first-letter:uppercase">{kind}</span>
                  <span className="text-ink-soft">
                    {measure}, {condition}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
