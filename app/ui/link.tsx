import type { ComponentProps } from "react";
import { Link } from "react-router";

/** Outside links get `rel="noopener"`. */
export function TextLink({ className, to, ...rest }: ComponentProps<typeof Link>) {
  const leaves = typeof to === "string" && /^https?:/.test(to);
  return (
    <Link
      to={to}
      className={className ? `text-link ${className}` : "text-link"}
      {...(leaves && { rel: "noopener" })}
      {...rest}
    />
  );
}

/** Says that it opens a new tab. */
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
