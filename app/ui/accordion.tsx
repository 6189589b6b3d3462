import type { ReactNode } from "react";
import { Chevron } from "./phone-fold.tsx";

type AccordionItem = { title: string; content: ReactNode };

/** Native `details`: works without JavaScript, and the browser's search opens a closed answer. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="border-rule border-t">
      {items.map((item) => (
        <details key={item.title} className="border-rule border-b">
          <summary className="flex items-start justify-between gap-6 py-2.5 font-semibold text-[17px] sm:py-4 sm:text-[18px] leading-snug hover:text-red">
            {item.title}
            <Chevron />
          </summary>
          <div className="max-w-(--measure) pb-6 text-ink-soft">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
