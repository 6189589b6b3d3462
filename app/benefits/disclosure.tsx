import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/**
 * A line that opens to more, without a box. Native `details`: it works without JavaScript, and links into
 * it, the browser's search and paper open it.
 */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group border-rule border-b">
      <summary className={SUMMARY}>
        <span className="min-w-0 flex-1">{title}</span>
        <Chevron />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}

/** The turning arrow at a summary's end; its `details` is a `group`. */
export function Chevron() {
  return (
    <ChevronDown
      size={18}
      strokeWidth={1.75}
      aria-hidden="true"
      className="shrink-0 text-ink-soft transition-transform duration-150 ease-out group-open:rotate-180"
    />
  );
}

const SUMMARY =
  "flex min-h-12 list-none items-center justify-between gap-5 py-3 hover:bg-sunk [&::-webkit-details-marker]:hidden";
