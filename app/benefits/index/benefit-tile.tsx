import { ArrowRight } from "lucide-react";
import { href } from "react-router";
import { benefitColour } from "#app/benefits/benefit-colour.ts";
import { SpectrumStrip } from "#app/benefits/figures/spectrum-strip.tsx";
import { NONE_FOUND } from "#app/evidence/ledger/grades.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { EvidenceGrade } from "#app/figures/evidence-grade.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import type { BenefitSummary } from "./benefit-cards.server.ts";
import { BenefitIcon } from "./benefit-icon.tsx";

export function BenefitTile({ benefit }: { benefit: BenefitSummary }) {
  const { slug, name, description, keyPoints, studies, colour, icon, wavelengths, best } = benefit;
  return (
    <Card className="h-full">
      <div className="flex flex-1 flex-col p-6 wide:p-5">
        <BenefitIcon name={icon} className={benefitColour(colour).hue} />
        <h2 className="mt-4 text-[26px] leading-[1.1] wide:text-[24px]">{name}</h2>
        <dl className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t pt-2 text-[15px]">
          <dt className="sr-only">Best-supported use in which light helped</dt>
          <dd className="font-semibold">{best.use}</dd>
          <dt className="sr-only">Evidence</dt>
          <dd>{best.grade ? <EvidenceGrade grade={best.grade} /> : NONE_FOUND}</dd>
        </dl>
        <p className="mt-3 text-[16px] text-ink-soft">{description}</p>
        <ul className="mt-4 mb-5 text-[16px]">
          {keyPoints.map((point) => (
            <li key={point} className="border-rule border-t py-2.5">
              <CitedText text={[point]} />
            </li>
          ))}
        </ul>
        <div className="mt-auto">
          <p className="figures mb-0.5 text-ink-soft text-small">
            {formatWavelengths(wavelengths)}
          </p>
          <SpectrumStrip bands={wavelengths} />
        </div>
        <div className="mt-5 flex items-baseline justify-between gap-4">
          <span className="figures font-semibold text-small">{studies}</span>
          <CardLink
            to={href("/benefits/:slug", { slug })}
            className="inline-flex items-center gap-1.5 whitespace-nowrap font-semibold text-red"
          >
            Learn More
            <span className="sr-only"> about {name}</span>
            <ArrowRight size={17} strokeWidth={1.75} aria-hidden="true" />
          </CardLink>
        </div>
      </div>
    </Card>
  );
}
