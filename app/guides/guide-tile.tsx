import { Card, CardLink } from "#app/ui/card.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { GuideCard } from "./guide.ts";
import { GuidePlate } from "./guide-plates.tsx";

/** A guide to pick: its plate, what it is about, and how long, how hard and how well liked it is. */
export function GuideTile({ guide, plate }: { guide: GuideCard; plate: string }) {
  const { title, description, href, readTime, difficulty, popularity, completions } = guide;
  return (
    <Card className="h-full">
      <GuidePlate href={href} className={plate} />
      <div className="flex flex-1 flex-col p-6">
        <h3 className="text-h3">
          <CardLink to={href}>{title}</CardLink>
        </h3>
        <p className="mt-2 mb-6 text-[16px] text-ink-soft">{description}</p>
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
