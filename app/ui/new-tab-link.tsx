import { TextLink } from "./link.tsx";

/** Opens another site in a new tab, without a referrer, and says so to everyone. */
export function NewTabLink({ to, children }: { to: string; children: string }) {
  // The arrow stays on the line of the last word.
  const lastWordAt = children.lastIndexOf(" ") + 1;
  return (
    <TextLink to={to} target="_blank" rel="noopener noreferrer">
      {children.slice(0, lastWordAt)}
      <span className="new-tab">{children.slice(lastWordAt)}</span>
      <span className="sr-only print:hidden"> (opens in a new tab)</span>
    </TextLink>
  );
}
