import type { ReactNode } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

/** The operator must be able to prove these statements, which come from site.config.ts. */
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
    <section className="border-rule max-sm:border-t max-sm:pt-4 sm:rounded-card sm:border sm:bg-card sm:p-8 print:border-0 print:p-0">
      <h2 className="text-h3 max-sm:sr-only">Independence and disclaimer</h2>
      <div className="grid gap-x-12 gap-y-4 sm:mt-4 sm:gap-y-5 md:grid-cols-[2fr_1fr] print:grid-cols-1">
        <PhoneFold title="Our independence">
          <ul className="space-y-2 text-[16px]">
            {statements.map((statement) => (
              <li key={statement} className="border-rule border-l-2 pl-4">
                {statement}
              </li>
            ))}
          </ul>
        </PhoneFold>
        <div className="max-sm:order-first">{review}</div>
      </div>
      <div className="mt-4 text-[15px] leading-[1.4] sm:mt-6 sm:text-[16px] sm:leading-normal">
        <Notice title="Not medical advice.">{disclaimer}</Notice>
      </div>
    </section>
  );
}
