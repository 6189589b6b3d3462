import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

export type AccordionItem = { title: string; content: ReactNode };

/**
 * Questions that open to their answers. Native `details`: it works before and without JavaScript, and
 * the browser's find-in-page opens a closed answer.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="border-rule border-t">
      {items.map((item) => (
        <details key={item.title} className="group border-rule border-b">
          <summary className="flex list-none items-start justify-between gap-6 py-2.5 font-semibold text-[17px] sm:py-4 sm:text-[18px] leading-snug hover:text-red [&::-webkit-details-marker]:hidden">
            {item.title}
            <ChevronDown
              size={20}
              strokeWidth={1.75}
              aria-hidden="true"
              className="mt-0.5 shrink-0 text-ink-soft transition-transform duration-150 ease-out group-open:rotate-180"
            />
          </summary>
          <div className="max-w-(--measure) pb-6 text-ink-soft">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
