import { webinarWords } from "./webinar-content.server.ts";

/** A handheld over a forearm, on a dark stage in both themes. Static. */
export function HandheldDrawing() {
  return (
    <figure>
      <div className="dark overflow-hidden rounded-card bg-sunk">
        <svg
          role="img"
          aria-labelledby="handheld-title"
          viewBox="0 0 640 240"
          className="block w-full"
        >
          <title id="handheld-title">
            A hand-sized lamp held over a forearm lights one round spot, and the rest stays dark
          </title>
          <defs>
            <linearGradient id="handheld-beam" x2="0" y2="1">
              <stop stopColor="var(--spectrum-660)" stopOpacity="0.8" />
              <stop offset="1" stopColor="var(--spectrum-660)" stopOpacity="0.25" />
            </linearGradient>
            <radialGradient id="handheld-spot">
              <stop stopColor="var(--spectrum-600)" />
              <stop offset="0.4" stopColor="var(--spectrum-630)" />
              <stop offset="0.7" stopColor="var(--spectrum-660)" />
              <stop offset="1" stopColor="var(--spectrum-660)" stopOpacity="0" />
            </radialGradient>
          </defs>
          <path
            d="M-4 172C130 158 330 156 470 164S600 176 644 172V244H-4Z"
            fill="var(--rule)"
            stroke="var(--rule-strong)"
          />
          <path d="M256 88H344L382 166H218Z" fill="url(#handheld-beam)" />
          <ellipse cx="300" cy="168" rx="104" ry="19" fill="url(#handheld-spot)" />
          <path
            d="M312 62L446 32"
            stroke="var(--rule-strong)"
            strokeWidth="34"
            strokeLinecap="round"
          />
          <path d="M246 80Q246 40 300 40T354 80Z" fill="var(--ink-soft)" />
          <circle cx="392" cy="44" r="6" fill="var(--sunk)" />
          <rect x="250" y="80" width="100" height="8" rx="2" fill="var(--spectrum-630)" />
        </svg>
      </div>
      <figcaption className="mt-2 text-ink-soft text-small">{webinarWords.drawing}</figcaption>
    </figure>
  );
}
