import type { ReactNode } from "react";

/** `id` is the anchor, on the heading. */
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
      <h2 id={id} className="mb-2.5 text-h2 max-sm:text-[26px] sm:mb-5">
        {title}
      </h2>
      {children}
    </section>
  );
}
