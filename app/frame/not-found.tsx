import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { TextLink } from "#app/ui/link.tsx";
import { MISSING_PAGE } from "./head/page-meta.ts";
import type { NavigationLink } from "./navigation.ts";
import { SearchBox } from "./search-box.tsx";

/** @param notice a line about the path @param instead related pages @param children advice */
export function NotFoundPage({
  notice,
  instead,
  children,
}: {
  notice?: string | undefined;
  instead?: { title: string; links: readonly NavigationLink[] };
  children?: ReactNode;
}) {
  return (
    <div className="page-width grid gap-x-7 gap-y-12 pt-(--section) lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h1 className="text-h1">{MISSING_PAGE.title}</h1>
        <p className="mt-6 max-w-[30.5em] text-ink-soft text-lead">
          {notice ?? MISSING_PAGE.description}
        </p>
        {instead && (
          <nav aria-label={instead.title} className="mt-8">
            <h2 className="text-h3">{instead.title}</h2>
            <ul className="mt-2 grid gap-x-7 sm:max-w-[44rem] sm:grid-cols-2">
              {instead.links.map(({ name, href }) => (
                <li key={href}>
                  <TextLink to={href} className="inline-block py-1.5">
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {children && <div className="mt-8">{children}</div>}
        <SearchBox label="Search for the page" className="mt-8 max-w-md" />
      </div>
      <nav aria-label="Main sections" className="lg:col-span-4 lg:col-start-9">
        <ul className="border-rule border-t">
          {SECTIONS.map(({ name, href, about }) => (
            <li key={href} className="border-rule border-b">
              <Link to={href} className="group block py-4">
                <span className="text-h3 decoration-1 decoration-red underline-offset-4 group-hover:underline">
                  {name}
                </span>
                <span className="mt-1 block text-[15px] text-ink-soft">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <OutOfRange />
    </div>
  );
}

const SECTIONS = [
  { name: "Home", href: href("/"), about: "Where to begin" },
  {
    name: "Red Light 101",
    href: href("/red-light-101"),
    about: "The long guide, from light to dose",
  },
  {
    name: "Benefits",
    href: href("/benefits"),
    about: "One page per topic, with the evidence",
  },
  { name: "Blog", href: href("/blog"), about: "New studies and devices, read closely" },
];

/** 400 to 1000 nm to scale, with red and infrared light, and 404 nm outside of them. */
function OutOfRange() {
  return (
    <figure className="lg:col-span-12">
      <div aria-hidden="true" className="figures relative mt-9 mb-7 h-5 text-ink-soft text-small">
        <div className="absolute inset-x-0 top-1/2 border-rule-strong border-t" />
        <div className="absolute inset-y-0 right-0 left-[33.333%] rounded-[3px] bg-(image:--spectrum)" />
        <div className="absolute -inset-y-1.5 left-[0.667%] w-0.5 bg-red" />
        <span className="absolute -top-8 left-[0.667%] font-semibold text-red">404 nm</span>
        <span className="absolute top-7 left-[33.333%]">600</span>
        <span className="absolute top-7 left-[66.667%] -translate-x-1/2">800</span>
        <span className="absolute top-7 right-0">1000 nm</span>
      </div>
      <figcaption className="pt-4 text-ink-soft text-small">
        <strong className="text-ink">Fig. 404</strong> 404 nm is violet. We only do red and
        near-infrared, from 600 to 1000 nm.
      </figcaption>
    </figure>
  );
}
