import { CitedText } from "#app/evidence/cited-text.tsx";
import { SpectrumFigure } from "#app/evidence/figures/spectrum-figure.tsx";
import { QuickFacts } from "#app/evidence/quick-facts.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { BenefitPage } from "./benefit-page.ts";

/** What the page is about: its name, where to go from here, its light, and its numbers at a glance. */
export function BenefitHero({ page }: { page: BenefitPage }) {
  const { name, hero, notice, spectrum, quickFacts, references } = page;
  return (
    <div className="page-width pt-8">
      <Breadcrumb items={[{ name: "Benefits", href: "/benefits" }, { name }]} />
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <header>
            <p className="figures font-semibold text-[15px] text-red">{hero.badge}</p>
            <h1 className="mt-1 text-h1">{hero.title}</h1>
            <p className="mt-5 max-w-[34em] text-ink-soft text-lead">
              <CitedText text={hero.lead} />
            </p>
            <div className="mt-7 flex flex-wrap gap-3">
              <ButtonLink to={hero.action.href}>{hero.action.text}</ButtonLink>
              <ButtonLink to="/benefits" variant="secondary">
                All Benefits
              </ButtonLink>
            </div>
          </header>
          {notice && (
            <div className="mt-8">
              <Notice title={`${notice.title}.`}>
                <CitedText text={notice.text} />
              </Notice>
            </div>
          )}
          <div className="mt-12">
            <SpectrumFigure {...spectrum} references={references} />
          </div>
        </div>
        <QuickFacts facts={quickFacts} />
      </div>
    </div>
  );
}
