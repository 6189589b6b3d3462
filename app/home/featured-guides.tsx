import { ArrowRight } from "lucide-react";
import { href, Link } from "react-router";
import type { GuideCard } from "#app/guides/content/hub.server.ts";
import { GuideFiguresNote, GuideTile } from "#app/guides/guide-tile.tsx";

export function FeaturedGuides({ guides }: { guides: readonly GuideCard[] }) {
  const featured = guides.filter(({ href }) => FEATURED.includes(href));
  // The three others that most readers finished.
  const popular = guides
    .filter((guide) => !featured.includes(guide))
    .toSorted((a, b) => b.completions - a.completions)
    .slice(0, 3);
  return (
    <section aria-labelledby="guides" className="page-width section-gap">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="guides" className="text-h2">
          Start with a guide
        </h2>
        <Link
          to={href("/red-light-101")}
          className="inline-flex items-center gap-1.5 font-semibold text-red decoration-1 underline-offset-4 hover:underline"
        >
          All guides, in Red Light 101
          <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </div>
      <ul className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-[1.35fr_1fr_1fr]">
        {featured.map((guide, index) => (
          <li key={guide.href} className={index === 0 ? "md:max-lg:col-span-2" : ""}>
            <GuideTile guide={guide} plate={index === 0 ? "h-48 sm:h-60" : "h-48"} />
          </li>
        ))}
      </ul>
      <GuideFiguresNote />
      <h3 className="mt-12 text-h3">Popular guides</h3>
      <ul className="mt-3 grid gap-x-12 border-rule border-t lg:grid-cols-3">
        {popular.map(({ title, href, readTime }) => (
          <li key={href} className="border-rule max-lg:border-b">
            <Link to={href} className="group flex items-baseline justify-between gap-4 py-3.5">
              <span className="font-semibold decoration-1 decoration-red underline-offset-4 group-hover:underline">
                {title}
              </span>
              <span className="figures shrink-0 text-ink-soft text-small">{`${readTime} min read`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const FEATURED = ["/guide/what-is-red-light-therapy", "/guide/getting-started", "/guide/protocols"];
