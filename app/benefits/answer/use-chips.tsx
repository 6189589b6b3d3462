import { Link } from "react-router";
import type { BenefitHead } from "#app/benefits/benefit-page.ts";
import { USE, useChosenUse } from "#app/benefits/chosen-use.ts";
import { keepsScrollState } from "#app/ui/overlay.ts";

/**
 * One link for every use of the page: the answer beside it is then that use's. Each choice is an
 * entry of the history, as it is for readers who choose before React is there, or have none.
 */
export function UseChips({ uses }: { uses: BenefitHead["uses"] }) {
  const chosen = useChosenUse(uses);
  return (
    <nav aria-label="Choose a use" className="print:hidden">
      <ul className="flex flex-wrap gap-1.5">
        {Object.entries(uses).map(([id, short]) => (
          <li key={id}>
            <Link
              to={`?${USE}=${id}`}
              state={keepsScrollState}
              aria-current={id === chosen ? "true" : undefined}
              className="flex min-h-9 sm:min-h-10 items-center rounded-control border border-rule-strong bg-card px-2 font-medium text-[15px] sm:px-2.5 sm:text-base leading-tight transition-colors hover:border-ink hover:bg-sunk aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper"
            >
              {short}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
