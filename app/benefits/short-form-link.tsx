import { Printer } from "lucide-react";
import { Link } from "react-router";
import type { BenefitHead } from "./benefit-page.ts";
import { USE, useChosenUse } from "./chosen-use.ts";

/** Leads to the chosen use on two sheets, to print. */
export function ShortFormLink({
  head: { slug, uses },
  className = "",
}: {
  head: BenefitHead;
  className?: string;
}) {
  const { id } = useChosenUse(uses);
  return (
    <Link
      to={`/benefits/${slug}/print?${USE}=${id}`}
      className={`flex min-h-6 w-fit items-center gap-2 text-link text-[15px] print:hidden ${className}`}
    >
      <Printer size={16} strokeWidth={1.75} aria-hidden="true" />
      Print the short form
    </Link>
  );
}
