import type { ComponentProps } from "react";
import { Link } from "react-router";

/** With a CardLink inside, the whole card can be clicked. */
export function Card({ className = "", ...rest }: ComponentProps<"article">) {
  return (
    <article
      className={`relative flex flex-col overflow-hidden rounded-card border border-rule bg-card transition-colors has-[a[data-card-link]:hover]:border-rule-strong has-[a[data-card-link]:focus-visible]:outline-2 has-[a[data-card-link]:focus-visible]:outline-offset-3 has-[a[data-card-link]:focus-visible]:outline-red ${className}`}
      {...rest}
    />
  );
}

export function CardLink({ className = "", ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      data-card-link
      className={`decoration-red decoration-1 underline-offset-[0.16em] outline-none after:absolute after:inset-0 hover:underline ${className}`}
      {...rest}
    />
  );
}
