import { Link } from "react-router";
import { USE } from "#app/benefits/chosen-use.ts";

/** Leads to a use on two sheets, to print; `use` is its id. */
export function PrintViewLink({
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
      className={`flex min-h-6 w-fit items-center text-link text-[15px] print:hidden ${className}`}
    >
      Print a summary for your doctor
    </Link>
  );
}
