import type { ReactNode } from "react";

/** A band across the page: a few words on what comes next, and beside them the way there. */
export function Band({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="border-rule border-y bg-sunk">
      <div className="page-width grid gap-x-12 gap-y-8 py-14 md:py-20 lg:grid-cols-[minmax(0,2fr)_auto] lg:items-end">
        <div>
          <h2 id={id} className="text-h2">
            {title}
          </h2>
          <p className="mt-4 max-w-[36em] text-ink-soft text-lead">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
