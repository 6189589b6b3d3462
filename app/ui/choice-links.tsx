import { Link } from "react-router";

/** Links to other views of the same page, with the current one marked. Work without JavaScript. */
export function ChoiceLinks({
  label,
  choices,
  chosen,
  inPart = false,
}: {
  label: string;
  choices: readonly { readonly name: string; readonly href: string }[];
  /** The `href` of the current one. */
  chosen: string | undefined;
  /** They change a static part alone, which the reader stays at. */
  inPart?: boolean;
}) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap gap-1.5">
        {choices.map(({ name, href }) => (
          <li key={href}>
            <Link
              to={href}
              data-in-part={inPart || undefined}
              aria-current={href === chosen ? "true" : undefined}
              className="flex min-h-10 items-center rounded-control border border-rule-strong bg-card px-3 font-medium text-[15px] leading-tight transition-colors hover:border-ink hover:bg-sunk aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
