import { createContext, type ReactNode, use } from "react";
import { href, Link } from "react-router";
import * as site from "#app/site.config.ts";
import { TextLink } from "#app/ui/link.tsx";
import { StaticFrame } from "#app/ui/static-html.tsx";
import * as webinar from "#app/webinar.config.ts";
import { footerNavigation } from "./navigation.ts";
import { SocialLinks } from "./social-links.tsx";
import { Wordmark } from "./wordmark.tsx";

/** Of every page, from content/, which only the server reads. */
export const Disclaimer = createContext("");

/** `newsletter` is the form: the layout may not import features. */
export function SiteFooter({ newsletter }: { newsletter: ReactNode }) {
  return (
    <footer className="mt-(--section) border-rule border-t bg-sunk print:hidden">
      <div className="page-width grid gap-x-7 gap-y-8 py-8 sm:gap-y-12 sm:py-(--section) lg:grid-cols-12">
        <div className="flex flex-col justify-between gap-8 lg:col-span-5 lg:pr-12">
          {newsletter}
          <StaticFrame name="contact">{import.meta.env.SSR && <Contact />}</StaticFrame>
        </div>
        <StaticFrame name="site-navigation">{import.meta.env.SSR && <Navigation />}</StaticFrame>
      </div>
      <StaticFrame name="small-print">{import.meta.env.SSR && <SmallPrint />}</StaticFrame>
    </footer>
  );
}

function Navigation() {
  return (
    <nav
      aria-label="Site"
      className="grid grid-cols-2 gap-x-7 gap-y-6 sm:grid-cols-4 sm:gap-y-10 lg:col-span-7"
    >
      {footerNavigation.map(({ title, links }) => (
        <div key={title}>
          <h2 className="mb-1.5 sm:mb-3 font-sans font-semibold text-[15px] tracking-normal">
            {title}
          </h2>
          <ul>
            {links.map(({ name, href }) => (
              <li key={href}>
                <Link
                  to={href}
                  className="inline-block text-balance py-1 text-[15px] sm:py-1.5 text-ink-soft leading-snug underline-offset-4 hover:text-ink hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Contact() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <SocialLinks />
      <a
        href={`mailto:${site.contactEmail}`}
        className="-my-0.5 py-0.5 text-[15px] text-ink-soft underline decoration-rule-strong underline-offset-4 hover:text-ink hover:decoration-ink"
      >
        {site.contactEmail}
      </a>
      {/* Phones have this link in the small print below. */}
      <Link
        to={href("/webinars/perfectio-x")}
        className="max-sm:hidden -my-0.5 py-0.5 text-[15px] text-ink-soft underline decoration-rule-strong underline-offset-4 hover:text-ink hover:decoration-ink"
      >
        Webinar (advertisement)
      </Link>
    </div>
  );
}

function SmallPrint() {
  const disclaimer = use(Disclaimer);
  return (
    <div className="page-width grid gap-x-7 gap-y-4 border-rule border-t pt-5 pb-8 sm:gap-y-6 sm:pt-8 sm:pb-12 text-ink-soft text-small lg:grid-cols-12">
      <div className="lg:col-span-5">
        <Wordmark className="text-ink" />
        <p className="mt-3">{`© ${new Date().getUTCFullYear()} ${site.name}`}</p>
      </div>
      <div className="max-w-(--wide-measure) space-y-2 lg:col-span-7">
        <p>
          <strong className="text-ink">Not medical advice.</strong>
          {` ${disclaimer}`}
        </p>
        <p>
          {`${site.affiliateDisclosure} ${webinar.exception} `}
          <TextLink to={href("/webinars/perfectio-x")} className="whitespace-nowrap">
            PerfectIO X webinar
          </TextLink>
        </p>
      </div>
    </div>
  );
}
