import type { ReactNode } from "react";

/** A section of the page: `id` is its anchor and stands on its heading. */
export function Section({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-6 text-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}
