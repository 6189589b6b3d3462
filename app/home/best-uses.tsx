import { Link } from "react-router";
import type { BestUse, findSurest } from "#app/benefits/index/best-uses.server.ts";
import { evidenceWords, NONE_FOUND } from "#app/evidence/ledger/grades.ts";
import { beforeGain, dissentInWords, gainInWords } from "#app/evidence/ledger/headline-in-words.ts";
import { EvidenceGrade } from "#app/figures/evidence-grade.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { joinNames } from "#app/text/join-names.ts";

/** The surest use of each benefit in which light did better, with its certainty and effect. */
export function BestUses({
  uses,
  surest: { grade, names },
}: {
  uses: readonly BestUse[];
  surest: ReturnType<typeof findSurest>;
}) {
  return (
    <section aria-labelledby="best-uses">
      <h2 id="best-uses" className="text-h3">
        What the studies found
      </h2>
      <p className="mt-1 text-ink-soft text-small">
        The best evidence so far is {evidenceWords[grade]}, for {joinNames(names)}.{" "}
        {ownPages["/"].bestUses}
      </p>
      <ul className="best-uses">
        {uses.map(({ slug, name, colour, use, href, grade, headline }) => (
          <li key={slug}>
            <Link to={href}>
              <small className={`hue-${colour}`}>
                <span>{name}</span>
              </small>{" "}
              <strong>{use}</strong> {grade ? <EvidenceGrade grade={grade} /> : NONE_FOUND}{" "}
              <span className="best-effect">
                <Effect headline={headline} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-small">
        These are the best cases. <a href="#tested">The map of all uses</a> also shows where light
        didn’t help, even if the evidence for that is stronger.
      </p>
    </section>
  );
}

/** "20 of 100 points less pain than with a fake laser. One of two trials found no clear benefit." */
function Effect({ headline }: { headline: BestUse["headline"] }) {
  const dissent = dissentInWords(headline);
  return (
    <>
      <b>{[beforeGain(headline), headline.unit].filter(Boolean).join(" ")}</b>{" "}
      {gainInWords(headline)}
      {dissent && `. ${dissent}`}
    </>
  );
}
