import * as site from "#app/site.config.ts";
import icons from "./social-icons.svg";

/** Lucide has no companies' logos; those in the file follow its style. */
export function SocialLinks({ className = "" }: { className?: string }) {
  return (
    <ul className={`-mx-2 flex ${className}`}>
      {site.social.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            rel="noopener"
            className="grid size-11 place-items-center rounded-control text-ink-soft transition-colors hover:bg-ink/10 hover:text-ink"
          >
            <svg
              width="20"
              height="20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <use href={`${icons}#${network}`} />
            </svg>
            <span className="sr-only">{`${site.name} on ${network}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
