import { Menu, X } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import {
  currentMark,
  type MenuLink,
  mainNavigation,
  type NavigationLink,
  NEWSLETTER_ID,
  type SectionMenus,
} from "./navigation.ts";
import { SearchBox } from "./search-box.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** A native modal dialog, commanded in HTML, so that it opens before React is there. Without JavaScript, plain links. */
export function MobileMenu({ menus, className = "" }: { menus: SectionMenus; className?: string }) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Back closes it at once, as links and the search do: until the new page is shown, the reader may open it again.
  useEffect(() => {
    const close = () => dialog.current?.close();
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        {...COMMAND}
        onClick={() => knowsCommands() || dialog.current?.showModal()}
        className={`-mr-2 grid size-10 shrink-0 place-items-center rounded-control hover:bg-sunk [&:has(+noscript_a)]:hidden ${className}`}
      >
        <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <noscript className={`w-full ${className}`}>
        <nav aria-label="Main">
          <ul className="flex flex-wrap gap-x-5">
            {mainNavigation.map(({ name, href }) => (
              <li key={href}>
                <a href={href} className="inline-block py-2">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </noscript>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button. */}
      <dialog
        id={DIALOG_ID}
        ref={dialog}
        closedby="any"
        aria-label="Menu"
        onClick={closeWhenDone}
        onSubmit={(event) => event.currentTarget.close()}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(400px,100%-48px)] max-w-none overscroll-contain border-rule border-l bg-paper text-ink backdrop:bg-scrim motion-safe:open:animate-fade-in"
      >
        <MenuPanel menus={menus} />
      </dialog>
    </>
  );
}

const DIALOG_ID = "mobile-menu";

// React has no types for these yet: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
const COMMAND = { commandfor: DIALOG_ID, command: "show-modal" };
const knowsCommands = () => "commandForElement" in HTMLButtonElement.prototype;

/** A tap on the backdrop hits the dialog itself. */
function closeWhenDone(event: MouseEvent<HTMLDialogElement>) {
  const target = event.target instanceof Element ? event.target : null;
  if (target === event.currentTarget || target?.closest("a")) event.currentTarget.close();
}

function MenuPanel({ menus }: { menus: SectionMenus }) {
  return (
    <div className="flex min-h-full flex-col px-(--gutter) pb-8">
      <div className="flex h-16 items-center justify-between">
        <ThemeToggle className="-ml-2.5" />
        <form method="dialog">
          <button
            type="submit"
            aria-label="Close menu"
            className="-mr-2 grid size-10 place-items-center rounded-control hover:bg-sunk"
          >
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </form>
      </div>
      <SearchBox className="mb-5" />
      <nav aria-label="Main">
        <ul className="border-rule border-t">
          {mainNavigation.map((entry) => (
            <MenuEntry key={entry.href} {...entry} pages={menus[entry.href] ?? []} />
          ))}
        </ul>
      </nav>
      <a
        href={`#${NEWSLETTER_ID}`}
        className={buttonClass({ variant: "ink", className: "mt-8 self-start min-[374px]:hidden" })}
      >
        Subscribe
      </a>
    </div>
  );
}

function MenuEntry({ name, href, pages }: NavigationLink & { pages: readonly MenuLink[] }) {
  const { pathname } = useLocation();
  return (
    <li className="border-rule border-b">
      <Link
        to={href}
        aria-current={currentMark(href, pathname)}
        className="block py-3 font-display text-[23px] leading-tight aria-[current]:text-red forced-colors:aria-[current]:underline"
      >
        {name}
      </Link>
      {pages.length > 0 && (
        <ul className="pb-3">
          {pages.map((page) => (
            <li key={page.href}>
              <Link
                to={page.href}
                aria-current={currentMark(page.href, pathname)}
                className="flex items-center gap-3 py-2 aria-[current]:font-semibold"
              >
                {page.colour && (
                  <span className={`h-3.5 w-1 shrink-0 rounded-full ${page.colour}`} />
                )}
                {page.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
