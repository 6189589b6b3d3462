import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { GuideCard } from "./content/hub.server.ts";
import { GuidePlate } from "./guide-plates.tsx";

/** @param step its place in the learning path */
export function GuideTile({
  guide,
  step: number,
  plate,
}: {
  guide: GuideCard;
  step?: number;
  plate: string;
}) {
  const { step } = guide;
  const { title, description, href, readTime, difficulty, popularity, completions } = guide;
  return (
    <Card className="h-full">
      <GuidePlate href={href} className={plate} />
      <div className="flex flex-1 flex-col p-6">
        {number && (
          <p className="mb-3 flex items-baseline gap-2.5 font-semibold">
            <span className="figures font-display text-[28px] text-ink-soft leading-none">
              {number}
            </span>
            {step.title}
          </p>
        )}
        <h3 className="text-h3">
          <CardLink to={href}>{title}</CardLink>
        </h3>
        <div className="mt-2 mb-6 space-y-2 text-[16px]">
          <p className="text-ink-soft">{description}</p>
          {number && <p>{step.description}</p>}
        </div>
        <p className="figures mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-rule border-t pt-4 text-ink-soft text-small">
          <span>{`${difficulty}, ${readTime} min read`}</span>
          <span className="inline-flex items-center gap-2.5">
            <Rating value={popularity} label={`Popularity ${popularity} of 5`} />
            {`${completions.toLocaleString("en-US")} completions`}
          </span>
        </p>
      </div>
    </Card>
  );
}

/** Beside the tiles, because nobody else counts what they show. */
export function GuideFiguresNote() {
  return <p className="mt-6 text-ink-soft text-small">{ownPages["/"].guides}</p>;
}
