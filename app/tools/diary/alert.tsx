import type { ReactNode } from "react";

/** What a reader has to know before all else. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="max-w-(--measure) border-red border-l-2 bg-red-soft px-5 py-4">
      {children}
    </p>
  );
}
