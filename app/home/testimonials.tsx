import { BadgeCheck } from "lucide-react";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import type { Testimonial } from "#app/site.config.ts";
import * as site from "#app/site.config.ts";
import { Quotation } from "#app/ui/quotation.tsx";
import { Rating } from "#app/ui/rating.tsx";

/** Without structured data: the law looks at reviews, and so do we. */
export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="page-width section-gap">
      <h2 id="testimonials" className="text-h2">
        What readers say
      </h2>
      <p className="mt-3 text-ink-soft">{ownPages["/"].verified}</p>
      <ul className="mt-8 grid gap-x-12 md:grid-cols-2">
        {site.testimonials.map(({ name, role, location, avatar, content, rating, verified }) => (
          <li key={name} className="border-rule border-t py-8">
            <Quotation
              words={content}
              name={name}
              about={`${role}, ${location}`}
              initials={avatar}
              above={<Rating value={rating} label={`Rated ${rating} of 5`} />}
              note={<Verification verified={verified} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Verification({ verified }: Pick<Testimonial, "verified">) {
  return (
    <span className="inline-flex items-center gap-1 text-ink-soft text-small">
      {verified && (
        <BadgeCheck size={16} strokeWidth={1.75} aria-hidden="true" className="text-ink-soft" />
      )}
      {verified ? "Verified" : "Not verified"}
    </span>
  );
}
