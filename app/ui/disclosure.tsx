import type { ReactNode } from "react";
import { Chevron, LINE } from "./phone-fold.tsx";

/** A line that opens, of a list of such lines or alone. Native `details`: works without JavaScript. */
export function Disclosure({
  title,
  open,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="border-rule border-b">
      <summary className={LINE}>
        <span className="min-w-0 flex-1 font-semibold">{title}</span>
        <Chevron />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
