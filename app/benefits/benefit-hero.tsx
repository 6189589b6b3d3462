import { href } from "react-router";
import { ClaimChecked } from "#app/evidence/citations/claim-checked.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PhoneRest } from "#app/ui/phone-fold.tsx";
import type { BenefitPage } from "./benefit-page.ts";
import { BenefitPlate } from "./benefit-plate.tsx";

export function BenefitHero({ page }: { page: BenefitPage }) {
  const { slug, name, hero, notice } = page;
  return (
    <div className="benefit-hero relative">
      <div>
        <Breadcrumb items={[{ name: "Benefits", href: href("/benefits") }, { name }]} />
        <header className="mt-1 sm:mt-5">
          {/* Above a notice in one line, so that the answer is in a laptop's first screen too. */}
          <h1
            id="top"
            className={`text-[26px] tracking-[-0.026em] leading-[1.1] sm:text-[clamp(40px,4.2vw,52px)] ${notice ? "lg:text-[40px]" : ""}`}
          >
            {hero.title}
          </h1>
          <p className="mt-1.5 max-w-[32em] text-[17px] leading-[1.35] sm:mt-4 sm:text-[22px] sm:leading-snug">
            {hero.verdict}
          </p>
          <div className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-1 text-ink-soft text-small sm:mt-3 sm:justify-start sm:gap-x-5">
            <span className="figures font-semibold text-ink">{hero.badge}</span>
            {hero.badgeChecked && <ClaimChecked figures={[hero.badgeChecked]} />}
            <TextLink to={href("/benefits")} className="inline-block py-0.5 text-ink-soft!">
              All Benefits
            </TextLink>
          </div>
        </header>
      </div>
      <BenefitPlate slug={slug} />
      {notice && (
        <div className="mt-1.5 max-w-[46em] lg:col-span-2 text-[14.5px] leading-[1.3] sm:mt-4 sm:text-[15px] sm:leading-snug">
          <Notice>
            <PhoneRest
              className="phone-rest-inline"
              first={
                <>
                  <strong>{notice.title}.</strong> <CitedText text={notice.text} />{" "}
                </>
              }
            >
              <p className="mt-1">
                <CitedText text={notice.more} />
              </p>
            </PhoneRest>
          </Notice>
        </div>
      )}
    </div>
  );
}
