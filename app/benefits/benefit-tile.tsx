import { ArrowRight } from "lucide-react";
import { CitedText } from "#app/evidence/cited-text.tsx";
import { SpectrumStrip } from "#app/evidence/figures/spectrum-strip.tsx";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { Card, CardLink } from "#app/ui/card.tsx";
import type { BenefitSummary } from "./benefit-cards.server.ts";
import { benefitColour } from "./benefit-colour.ts";
import { BenefitIcon } from "./benefit-icon.tsx";

/** A benefit to pick. On a wide card its points stand beside its description. */
export function BenefitTile({ benefit }: { benefit: BenefitSummary }) {
  const { slug, name, description, keyPoints, studies, colour, icon, wavelengths } = benefit;
  return (
    <Card className="@container h-full">
      <div className="grid flex-1 grid-rows-[auto_1fr] gap-x-10 gap-y-5 p-6 @xl:grid-cols-2 @xl:grid-rows-[1fr_auto] @xl:p-8">
        <div>
          <BenefitIcon name={icon} className={benefitColour(colour).ink} />
          <h2 className="mt-4 text-[26px] leading-[1.1] @xl:text-[38px]">{name}</h2>
          <p className="mt-2.5 text-[16px] text-ink-soft @xl:mt-4 @xl:text-[18px]">{description}</p>
        </div>
        <ul className="self-start text-[16px]">
          {keyPoints.map((point) => (
            <li key={point} className="border-rule border-t py-2.5">
              <CitedText text={[point]} />
            </li>
          ))}
        </ul>
        <div>
          <p className="figures mb-0.5 text-ink-soft text-small">
            {formatWavelengths(wavelengths)}
          </p>
          <SpectrumStrip bands={wavelengths} />
        </div>
        <div className="flex items-baseline justify-between gap-4 self-end">
          <span className="figures font-semibold text-small">{studies}</span>
          <CardLink
            to={`/benefits/${slug}`}
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
