import { Link, useLocation } from "react-router";
import { BenefitsMenu } from "./benefits-menu.tsx";
import { type BenefitLink, currentMark, mainNavigation } from "./navigation.ts";

/** The header's navigation on wide screens. Benefits opens to its pages and is a link itself. */
export function MainMenu({
  benefitPages,
  className = "",
}: {
  benefitPages: readonly BenefitLink[];
  className?: string;
}) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={className}>
      <ul className="flex xl:gap-1">
        {mainNavigation.map(({ name, href }) => {
          const mark = currentMark(href, pathname);
          if (href === "/benefits") {
            return <BenefitsMenu key={href} pages={benefitPages} mark={mark} className={ENTRY} />;
          }
          return (
            <li key={href}>
              <Link to={href} aria-current={mark} className={ENTRY}>
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

// The red line under the current section is drawn below the text, so that nothing moves.
const ENTRY =
  "relative flex h-10 items-center gap-1 whitespace-nowrap rounded-control px-2.5 font-medium text-[16px] text-ink-soft transition-colors duration-150 ease-out hover:text-ink focus-visible:rounded-control focus-visible:-outline-offset-2 aria-expanded:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:bottom-0.5 aria-[current]:after:h-0.5 aria-[current]:after:bg-red forced-colors:aria-[current]:after:bg-[CanvasText]";
