import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link in running text. Outside links get `rel="noopener"`. */
export function TextLink({ className, to, ...rest }: ComponentProps<typeof Link>) {
  const leaves = typeof to === "string" && /^https?:/.test(to);
  return (
    <Link
      to={to}
      {...(leaves && { rel: "noopener" })}
      className={className ? `text-link ${className}` : "text-link"}
      {...rest}
    />
  );
}
