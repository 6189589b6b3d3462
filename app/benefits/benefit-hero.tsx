import { CitedText } from "#app/evidence/cited-text.tsx";
import { ClaimChecked } from "#app/evidence/claim-checked.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { BenefitPage } from "./benefit-page.ts";

/** What the page is about, and its verdict. */
export function BenefitHero({ page }: { page: BenefitPage }) {
  const { name, hero, notice } = page;
  return (
    <>
      <Breadcrumb items={[{ name: "Benefits", href: "/benefits" }, { name }]} />
      <header className="mt-1.5 sm:mt-5">
        <h1 className="text-[clamp(34px,9.6vw,37px)] tracking-[-0.026em] sm:text-[clamp(40px,4.9vw,60px)]">
          {hero.title}
        </h1>
        <p className="mt-2 max-w-[33em] text-[17px] leading-[1.38] sm:mt-4 sm:text-[22px] sm:leading-[1.4]">
          {hero.verdict}
        </p>
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-5 text-ink-soft text-small sm:mt-3 sm:justify-start">
          <span className="figures font-semibold text-ink">{hero.badge}</span>
          <TextLink to="/benefits" className="inline-block py-0.5 text-ink-soft!">
            All Benefits
          </TextLink>
          {hero.badgeChecked && <ClaimChecked figures={[hero.badgeChecked]} />}
        </div>
      </header>
      {notice && (
        <div className="mt-4 max-w-[46em] text-[15px] leading-snug">
          <Notice title={`${notice.title}.`}>
            <CitedText text={notice.text} />
          </Notice>
        </div>
      )}
    </>
  );
}
