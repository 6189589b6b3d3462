import { Link, useLocation } from "react-router";
import { currentMark, type MenuLink, mainNavigation, type SectionMenus } from "./navigation.ts";
import { SectionMenu } from "./section-menu.tsx";

export function MainMenu({ menus, className = "" }: { menus: SectionMenus; className?: string }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={className}>
      <ul className="flex xl:gap-1">
        {mainNavigation.map((entry) => {
          const { name, href } = entry;
          const pages = menus[href];
          const mark = currentMark(href, pathname) ?? markOfPages(pages, pathname);
          if (pages) {
            return (
              <SectionMenu key={href} {...entry} pages={pages} mark={mark} className={ENTRY} />
            );
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

/** A section's pages need not be below its address. */
function markOfPages(pages: readonly MenuLink[] = [], pathname: string) {
  return pages.some(({ href }) => currentMark(href, pathname)) ? "true" : undefined;
}

// The red line below the text moves nothing.
const ENTRY =
  "relative flex h-10 items-center gap-1 whitespace-nowrap rounded-control px-1.5 xl:px-2.5 font-medium text-[15px] xl:text-[16px] text-ink-soft transition-colors hover:text-ink focus-visible:rounded-control focus-visible:-outline-offset-2 aria-expanded:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-1.5 xl:aria-[current]:after:inset-x-2.5 aria-[current]:after:bottom-0.5 aria-[current]:after:border-red aria-[current]:after:border-b-2";
