import type { ReactNode } from "react";
import { href, NavLink } from "react-router";
import * as site from "#app/site.config.ts";
import { TextLink } from "#app/ui/link.tsx";
import { DeskForm } from "./desk-form.tsx";
import type { Waiting } from "./waiting.server.ts";

/** @param parts the pages of the desk, with what waits in each */
export function DeskFrame({
  operator,
  parts,
  children,
}: {
  operator: string;
  parts: readonly Waiting[];
  children: ReactNode;
}) {
  return (
    <div className="desk-strip mx-auto max-w-[84rem] px-5 pb-24 sm:px-7">
      <a
        href="#page"
        className="-translate-y-20 fixed top-2 left-2 z-50 rounded-control bg-ink px-4 py-2.5 font-semibold text-paper focus-visible:translate-y-0"
      >
        Skip to the page
      </a>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-rule border-b py-3">
        <p className="font-semibold">
          {site.name} <span className="font-normal text-ink-soft">Desk</span>
        </p>
        <div className="flex flex-wrap items-center gap-x-5 text-[15px] text-ink-soft">
          <TextLink to={href("/")} className="py-1">
            The site
          </TextLink>
          <DeskForm action={href("/desk/sign-out")} className="flex items-center gap-x-5">
            <TextLink to={href("/desk/access")} className="py-1">
              {operator}
            </TextLink>
            <button type="submit" className="whitespace-nowrap text-link py-1">
              Sign out
            </button>
          </DeskForm>
        </div>
      </header>
      <div className="gap-x-10 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)]">
        <nav aria-label="Desk" className="lg:sticky lg:top-6 lg:self-start lg:pt-8">
          <ul className="grid grid-cols-2 gap-x-5 border-rule border-b py-1.5 text-[15px] sm:grid-cols-4 lg:block lg:border-b-0 lg:py-0">
            {parts.map(({ part, href, state, due }) => (
              <li key={href}>
                <NavLink
                  to={href}
                  className="desk-part block py-1.5 text-ink-soft hover:text-ink lg:pl-3"
                >
                  {part}
                  <span
                    className={`block text-[13px] leading-snug ${due ? "font-semibold text-ink" : "font-normal"}`}
                  >
                    {state}
                  </span>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <main id="page" tabIndex={-1} className="min-w-0 pt-7 outline-none lg:pt-9">
          {children}
        </main>
      </div>
    </div>
  );
}
