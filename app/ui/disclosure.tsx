import type { ReactNode } from "react";
import { Chevron, LINE } from "#app/ui/phone-fold.tsx";

/** A line that opens. Native `details`: works without JavaScript. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="border-rule border-b">
      <summary className={LINE}>
        <span className="min-w-0 flex-1">{title}</span>
        <Chevron />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
