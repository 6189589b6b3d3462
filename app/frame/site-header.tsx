import { Search } from "lucide-react";
import { href, Link, useNavigation } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NEWSLETTER_ID, type SectionMenus } from "./navigation.ts";
import { SearchBox } from "./search-box.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { Wordmark } from "./wordmark.tsx";

export function SiteHeader({ menus }: { menus: SectionMenus }) {
  return (
    <header className="sticky top-0 z-40 max-lg:has-[noscript_a]:static border-rule border-b bg-paper print:hidden">
      <SpectralStrip />
      {/* Wraps when a reader's own letter spacing makes it too wide. */}
      <div className="page-width flex min-h-16 flex-wrap items-center justify-end gap-x-[8px] sm:gap-x-3">
        <Wordmark className="mr-auto lg:mr-2 xl:mr-7" />
        <MainMenu menus={menus} className="mr-auto hidden shrink-0 lg:block" />
        <div data-opens-search className="hidden max-w-40 grow basis-20 lg:block xl:max-w-52">
          <SearchBox />
        </div>
        <Link
          to={href("/search")}
          data-opens-search
          aria-label="Search"
          className="grid size-10 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunk hover:text-ink lg:hidden"
        >
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
        <ThemeToggle className="max-sm:hidden" />
        <a
          href={`#${NEWSLETTER_ID}`}
          className={buttonClass({ variant: "ink", size: "sm", className: "max-[374px]:hidden" })}
        >
          Subscribe
        </a>
        <MobileMenu menus={menus} className="lg:hidden" />
      </div>
    </header>
  );
}

/** 600 to 1000 nm over the full width. It pulses during a navigation. */
function SpectralStrip() {
  const waiting = useNavigation().state !== "idle";
  return (
    <div
      data-waiting={waiting}
      className="h-[3px] bg-(image:--spectrum) data-[waiting=true]:animate-pulse"
    />
  );
}
