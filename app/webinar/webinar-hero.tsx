import type { ReactNode } from "react";
import { StaticHtml, type StaticPart } from "#app/ui/static-html.tsx";

export function WebinarHero({
  trail,
  heading,
  form,
  facts,
}: { form: ReactNode } & Record<"trail" | "heading" | "facts", StaticPart>) {
  return (
    <div className="page-width pt-8">
      <StaticHtml part={trail} />
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr]">
        <StaticHtml part={heading} />
        <div className="lg:row-span-2">{form}</div>
        <StaticHtml part={facts} />
      </div>
    </div>
  );
}
