import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

export function Fold({
  title,
  className = "",
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={`group rounded-card border border-rule bg-card px-6 py-4 ${className}`}>
      <summary className="flex list-none items-center justify-between gap-6 font-semibold hover:text-red [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
