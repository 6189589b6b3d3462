import { href } from "react-router";
import { studyPath } from "#app/evidence/text/reference.ts";
import { TextLink } from "#app/ui/link.tsx";
import { CLAIM_ROW } from "./claim-row.ts";
import type { ClaimView } from "./claim-view.ts";

export function Harms({ claim: { harms } }: { claim: ClaimView }) {
  return (
    <>
      <p className="max-w-(--measure)">{harms.sentence}</p>
      {harms.told.length > 0 && (
        <ul className="mt-3 border-ink border-t">
          {harms.told.map(({ study, what }) => (
            <li key={study.id} className={CLAIM_ROW}>
              <TextLink to={studyPath(study.id)} className="inline-block py-0.5">
                {study.name}
              </TextLink>
              <span className="figures max-w-(--measure)">{what}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">
        <TextLink to={`${href("/evidence")}#side-effects`} className="inline-block py-0.5">
          Side effects in all our studies
        </TextLink>
        , and <TextLink to={href("/ask-first")}>who should ask first</TextLink>
      </p>
    </>
  );
}
