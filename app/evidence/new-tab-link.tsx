import { ArrowUpRight } from "lucide-react";
import { TextLink } from "#app/ui/link.tsx";

/** A link to another site, in a new tab that learns nothing of this one. It says so to everyone. */
export function NewTabLink({
  to,
  quiet = false,
  children,
}: {
  to: string;
  /** In the text's colour, for titles whose address stands beside them, also in print. */
  quiet?: boolean;
  children: string;
}) {
  // The arrow stays on the line of the last word.
  const lastWordAt = children.lastIndexOf(" ") + 1;
  return (
    <TextLink
      to={to}
      target="_blank"
      rel="noopener noreferrer"
      className={
        quiet
          ? "text-inherit! no-underline! hover:text-red! hover:underline! print:after:hidden"
          : ""
      }
    >
      {children.slice(0, lastWordAt)}
      <span className="whitespace-nowrap">
        {children.slice(lastWordAt)}
        <ArrowUpRight
          size={14}
          strokeWidth={1.75}
          aria-hidden="true"
          className="ml-px inline align-[-0.1em] print:hidden"
        />
      </span>
      <span className="sr-only print:hidden"> (opens in a new tab)</span>
    </TextLink>
  );
}
