import type { ReactNode } from "react";
import type { SocialNetwork } from "#app/site.config.ts";
import * as site from "#app/site.config.ts";

export function SocialLinks({ className = "" }: { className?: string }) {
  return (
    <ul className={`-mx-2 flex ${className}`}>
      {site.social.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            aria-label={`${site.name} on ${network}`}
            rel="noopener"
            className="grid size-11 place-items-center rounded-control text-ink-soft transition-colors hover:bg-ink/10 hover:text-ink"
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" {...STROKE}>
              {GLYPHS[network]}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

const STROKE = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

// Lucide has no company logos; these four follow its style.
const GLYPHS: Record<SocialNetwork, ReactNode> = {
  Facebook: (
    <path d="M17 2.5h-2.5a4.5 4.5 0 0 0-4.5 4.5v3H7v4h3v7.5h4V14h3l.8-4H14V7.2c0-.7.5-1.2 1.2-1.2H17z" />
  ),
  X: <path d="m4 4 11.5 16H20L8.5 4zm.3 16 6.5-7.200M19.4 4l-6 6.6" />,
  Instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.2 6.800h.010" />
    </>
  ),
  YouTube: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="4" />
      <path d="m10.2 9.2 4.6 2.8-4.6 2.800z" />
    </>
  ),
};
