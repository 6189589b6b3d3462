import { Link } from "react-router";
import { Fold } from "#app/ui/fold.tsx";
import type { ListPage } from "./list-page.ts";

export function ListPages({
  page,
  pages,
  years,
  address,
}: Omit<ListPage<unknown>, "shown"> & { address: (page: number) => string }) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-12 border-rule border-t pt-6 print:hidden">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {page > 1 && (
          <Link to={address(page - 1)} rel="prev" className={STEP}>
            Newer
          </Link>
        )}
        <span className="text-ink-soft">{`Page ${page} of ${pages}`}</span>
        {page < pages && (
          <Link to={address(page + 1)} rel="next" className={STEP}>
            Older
          </Link>
        )}
      </p>
      {pages > FEW && (
        <Fold title="All pages" className="mt-6">
          {years.map(([year, numbers]) => (
            <div key={year} className="mt-4 flex gap-x-4">
              <p className="w-12 shrink-0 pt-2 font-semibold">{year}</p>
              <ul className="flex min-w-0 flex-wrap gap-1">
                {numbers.map((number) => (
                  <li key={number}>
                    <Link
                      to={address(number)}
                      aria-label={`Page ${number}`}
                      aria-current={number === page ? "page" : undefined}
                      className={NUMBER}
                    >
                      {number}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Fold>
      )}
    </nav>
  );
}

const STEP =
  "inline-flex min-h-11 items-center rounded-control border border-rule-strong bg-card px-5 font-semibold hover:border-ink hover:bg-sunk";

/** Few pages are linked one by one. */
const FEW = 3;

const NUMBER =
  "flex min-h-10 min-w-10 items-center justify-center rounded-control px-2 hover:bg-sunk aria-[current]:bg-ink aria-[current]:text-paper";
