import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { CLAIM_ROW } from "./claim-row.ts";
import { StudyLink } from "./claim-studies.tsx";
import type { ClaimView } from "./claim-view.ts";

export type UsingPage = { readonly title: string; readonly path: string };

/** Its dose, where to go on, and the pages about it. */
export function AtHome({
  claim: { id, answer, benefit },
  usedOn,
}: {
  claim: ClaimView;
  usedOn: readonly UsingPage[];
}) {
  const { dose, doseLabel, isForHome, isProtocol, tried } = answer;
  return (
    <>
      <dl className="border-ink border-t">
        <div className={CLAIM_ROW}>
          <dt className="text-ink-soft">{doseLabel}</dt>
          <dd className="figures">{dose}</dd>
        </div>
        <div className={CLAIM_ROW}>
          <dt className="text-ink-soft">{tried.label}</dt>
          <dd className="figures">
            {tried.settings} {tried.study && <StudyLink study={tried.study} />}
          </dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-wrap gap-2.5">
        {isForHome && (
          <ButtonLink
            to={`${href("/dose")}?use=${id}`}
            variant={isProtocol ? "primary" : "secondary"}
          >
            Work out your dose
          </ButtonLink>
        )}
        {isProtocol && (
          <ButtonLink to={`${href("/plan")}?use=${id}`} variant="secondary">
            Plan it
          </ButtonLink>
        )}
        <ButtonLink to={href("/ask-first")} variant="secondary">
          Is it safe for me?
        </ButtonLink>
      </div>
      <h3 className="mt-8 font-sans font-semibold text-[17px] tracking-normal">Pages about it</h3>
      <ul className="mt-1 gap-x-8 sm:columns-2">
        {[...shownOn(id, benefit), ...elsewhere(usedOn, benefit)].map(({ path, title }) => (
          <li key={path}>
            <TextLink to={path} className="inline-block py-1">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function shownOn(id: string, { name, path }: ClaimView["benefit"]): UsingPage[] {
  const [page] = path.split("#");
  return [
    { path, title: `${name}, among its uses` },
    { path: `${page}/print?use=${id}`, title: "A summary to print for your doctor" },
    { path: `${href("/evidence")}?use=${id}`, title: "The evidence map" },
  ];
}

function elsewhere(pages: readonly UsingPage[], benefit: ClaimView["benefit"]): UsingPage[] {
  return pages.filter(({ path }) => path !== benefit.path.split("#")[0]);
}
