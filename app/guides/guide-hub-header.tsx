import { type CheckedFigure, ClaimChecked } from "#app/evidence/citations/claim-checked.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import type { GuideCard } from "./content/hub.server.ts";

export function GuideHubHeader({
  title,
  lead,
  studies,
  guides,
}: {
  title: string;
  lead: EvidenceText;
  studies: CheckedFigure;
  guides: readonly GuideCard[];
}) {
  return (
    <header className="page-width grid gap-x-12 gap-y-8 pt-10 md:pt-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-end">
      <div>
        <h1 className="text-h1">{title}</h1>
        <p className="mt-6 max-w-[36em] text-ink-soft text-lead">
          <CitedText text={lead} />
        </p>
      </div>
      <nav aria-label="Parts of this page">
        <ul className="border-rule border-t">
          {partsOfPage(studies, guides).map(({ href, name, about }) => (
            <li key={href} className="border-rule border-b">
              <a href={href} className="group flex items-baseline justify-between gap-6 py-3">
                <span className="whitespace-nowrap font-semibold decoration-1 decoration-red underline-offset-4 group-hover:underline">
                  {name}
                </span>
                <span className="figures text-right text-ink-soft text-small">{about}</span>
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-2">
          <ClaimChecked figures={[studies]} />
        </div>
      </nav>
    </header>
  );
}

function partsOfPage({ value, label }: CheckedFigure, guides: readonly GuideCard[]) {
  const minutes = guides.map(({ readTime }) => readTime);
  return [
    {
      href: "#guides",
      name: "Six guides",
      about: `in the order to read them, ${Math.min(...minutes)} to ${Math.max(...minutes)} minutes each`,
    },
    { href: "#long-guide", name: "The long guide", about: `${value} ${label}, by our count` },
  ];
}
