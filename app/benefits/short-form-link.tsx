import { Printer } from "lucide-react";
import { Link } from "react-router";
import { USE } from "./chosen-use.ts";

/** Leads to a use on two sheets, to print; `use` is its id. */
export function ShortFormLink({
  slug,
  use,
  className = "",
}: {
  slug: string;
  use: string;
  className?: string;
}) {
  return (
    <Link
      to={`/benefits/${slug}/print?${USE}=${use}`}
      className={`flex min-h-6 w-fit items-center gap-2 text-link text-[15px] print:hidden ${className}`}
    >
      <Printer size={16} strokeWidth={1.75} aria-hidden="true" />
      Print the short form
    </Link>
  );
}
