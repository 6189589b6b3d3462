import type { ReactNode } from "react";

/**
 * `id` is the anchor, on the heading. `margin` is beside the text's end where the page has a right
 * margin, else under the text; side notes have the rest of that margin.
 */
export function Section({
  id,
  title,
  margin,
  children,
}: {
  id: string;
  title: string;
  /** Null for a margin with side notes alone. */
  margin?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2.5 text-h2 max-sm:text-[26px] sm:mb-5">
        {title}
      </h2>
      {margin !== undefined ? (
        <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_20rem] wide:gap-x-12">
          <div data-notes="">{children}</div>
          {margin && <div className="max-wide:mt-6 max-sm:-mt-px wide:self-end">{margin}</div>}
        </div>
      ) : (
        children
      )}
    </section>
  );
}
