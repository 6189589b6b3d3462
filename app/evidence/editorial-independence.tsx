import type { ReactNode } from "react";
import { Notice } from "#app/ui/notice.tsx";

/**
 * The card on independence, review and what the page is not. The statements are the operator's to
 * substantiate: they come from the site's configuration. `review` says who reviewed the page.
 */
export function EditorialIndependence({
  statements,
  review,
  disclaimer,
}: {
  statements: readonly string[];
  review: ReactNode;
  disclaimer: string;
}) {
  return (
    <section className="rounded-card border border-rule bg-card p-6 sm:p-8">
      <h2 className="text-h3">Independence and disclaimer</h2>
      <div className="mt-4 grid gap-x-12 gap-y-5 md:grid-cols-[2fr_1fr]">
        <ul className="space-y-2 text-[16px]">
          {statements.map((statement) => (
            <li key={statement} className="border-rule border-l-2 pl-4">
              {statement}
            </li>
          ))}
        </ul>
        {review}
      </div>
      <div className="mt-6 text-[16px]">
        <Notice title="Not medical advice.">{disclaimer}</Notice>
      </div>
    </section>
  );
}
