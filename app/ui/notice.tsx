import type { ReactNode } from "react";

export function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div
      role="note"
      className="rounded-r-control max-w-[40em] border-red border-l-2 bg-red-soft px-4 py-1.5 sm:px-5 sm:py-4"
    >
      {title && <strong className="font-semibold">{title} </strong>}
      {children}
    </div>
  );
}
