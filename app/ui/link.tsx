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
  // The arrow stays on the line of the last word, or of the end of an address or another word that must break.
  const lastWordAt = Math.max(children.lastIndexOf(" ") + 1, endOf(children));
  return (
    <TextLink to={to} target="_blank" rel="noopener noreferrer">
      {children.slice(0, lastWordAt)}
      <span className="new-tab">{children.slice(lastWordAt)}</span>
      <span className="sr-only print:hidden"> (opens in a new tab)</span>
    </TextLink>
  );
}

function endOf(words: string): number {
  const at = Math.max(0, words.length - LONGEST_WHOLE);
  // A character of two code units stays whole.
  return words.codePointAt(at - 1) === words.charCodeAt(at - 1) ? at : at + 1;
}

/** In characters; phones have lines of some 35. */
const LONGEST_WHOLE = 20;
