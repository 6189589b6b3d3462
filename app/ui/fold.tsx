import type { ReactNode } from "react";
import { Chevron } from "./phone-fold.tsx";

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
    <details className={`rounded-card border border-rule bg-card px-6 py-4 ${className}`}>
      <summary className="flex items-center justify-between gap-6 font-semibold hover:text-red">
        {title}
        <Chevron />
      </summary>
      {children}
    </details>
  );
}
