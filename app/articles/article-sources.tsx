import { NewTabLink } from "#app/evidence/new-tab-link.tsx";
import { ReferenceList } from "#app/evidence/reference-list.tsx";
import { Fold } from "#app/ui/fold.tsx";
import type { ArticleSources } from "./article-sources.server.ts";

/** What an article rests on: the studies that it names, a line each, and the other pages to which it links. */
export function Sources({ references, others }: Omit<ArticleSources, "content">) {
  const counts = [
    ...(references.length > 0 ? [count(references.length, "study", "studies")] : []),
    ...(others.length > 0 ? [count(others.length, "other page", "other pages")] : []),
  ];
  if (counts.length === 0) return null;
  return (
    <section aria-label="Sources" className="mt-12">
      <Fold title={`Sources: ${counts.join(" and ")}`}>
        {references.length > 0 && (
          <div className="mt-4">
            <ReferenceList references={references} />
          </div>
        )}
        {others.length > 0 && (
          <ul className="mt-4 text-[15px]">
            {others.map(({ href, name }) => (
              <li key={href} className="wrap-anywhere py-1">
                <NewTabLink to={href}>{name}</NewTabLink>{" "}
                <span className="text-ink-soft">
                  {new URL(href).hostname.replace(/^www\./, "")}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Fold>
    </section>
  );
}

function count(number: number, one: string, several: string): string {
  return `${number} ${number === 1 ? one : several}`;
}
