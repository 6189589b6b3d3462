import { NavigationMenu } from "radix-ui";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { BenefitsMenu } from "./benefits-menu.tsx";
import { currentMark, mainNavigation } from "./navigation.ts";

/** The header's navigation on wide screens. Benefits opens to its pages and is a link itself. */
export function MainMenu({ className = "" }: { className?: string }) {
  const location = useLocation();
  // Which entry is open, and on which page: a menu left open does not follow to the next one.
  const [open, setOpen] = useState({ entry: "", on: location.key });
  const value = open.on === location.key ? open.entry : "";
  const setValue = (entry: string) => setOpen({ entry, on: location.key });

  return (
    <NavigationMenu.Root
      value={value}
      onValueChange={setValue}
      delayDuration={200}
      skipDelayDuration={300}
      className={className}
    >
      <NavigationMenu.List className="flex xl:gap-1">
        {mainNavigation.map(({ name, href }) => {
          const mark = currentMark(href, location.pathname);
          return href === "/benefits" ? (
            <BenefitsMenu
              key={href}
              open={value !== ""}
              setValue={setValue}
              mark={mark}
              className={ENTRY}
            />
          ) : (
            <NavigationMenu.Item key={href}>
              <NavigationMenu.Link asChild>
                <Link to={href} aria-current={mark} className={ENTRY}>
                  {name}
                </Link>
              </NavigationMenu.Link>
            </NavigationMenu.Item>
          );
        })}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

// The red line under the current section is drawn below the text, so that nothing moves.
const ENTRY =
  "relative flex h-10 items-center gap-1 whitespace-nowrap rounded-control px-2.5 font-medium text-[16px] text-ink-soft transition-colors duration-150 ease-out hover:text-ink focus-visible:rounded-control focus-visible:-outline-offset-2 data-[state=open]:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:bottom-0.5 aria-[current]:after:h-0.5 aria-[current]:after:bg-red";
