import { href, Link } from "react-router";
import * as site from "#app/site.config.ts";

export function Wordmark({ className = "" }: { className?: string }) {
  return (
    <Link
      to={href("/")}
      aria-label={`${site.name}, home`}
      className={`pt-1 font-[560] font-display text-[min(25px,8vw)] leading-none tracking-[-0.02em] ${className}`}
    >
      {site.name}
      <span className="text-red">.</span>
    </Link>
  );
}
