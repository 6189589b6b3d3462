import { ArrowUpRight } from "lucide-react";
import { TextLink } from "#app/ui/link.tsx";

/** A link to another site, in a new tab that learns nothing of this one. It says so to everyone. */
export function NewTabLink({ to, children }: { to: string; children: string }) {
  // The arrow stays on the line of the last word.
  const lastWordAt = children.lastIndexOf(" ") + 1;
  return (
    <TextLink to={to} target="_blank" rel="noopener noreferrer">
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
