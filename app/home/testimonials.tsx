import { BadgeCheck } from "lucide-react";
import { site, type Testimonial } from "#app/site.config.ts";
import { Rating } from "#app/ui/rating.tsx";

/** What four readers say. No structured data: the law looks at reviews, and so do we. */
export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="page-width section-gap">
      <h2 id="testimonials" className="text-h2">
        What readers say
      </h2>
      <ul className="mt-8 grid gap-x-12 md:grid-cols-2">
        {site.testimonials.map((testimonial) => (
          <li key={testimonial.name} className="border-rule border-t py-8">
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, location, avatar, content, rating, verified } = testimonial;
  return (
    <figure className="flex h-full flex-col">
      <Rating value={rating} label={`Rated ${rating} of 5`} />
      <blockquote className="mt-3 mb-6 max-w-[44ch] font-display text-[21px] leading-snug">
        <p>{content}</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-4 text-[15px]">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full border border-rule bg-sunk font-semibold text-ink-soft text-small"
        >
          {avatar}
        </span>
        <span>
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold">{name}</span>
            <span className="inline-flex items-center gap-1 text-ink-soft text-small">
              {verified && (
                <BadgeCheck size={16} strokeWidth={1.75} aria-hidden="true" className="text-red" />
              )}
              {verified ? "Verified" : "Not verified"}
            </span>
          </span>
          <span className="block text-ink-soft">{`${role}, ${location}`}</span>
        </span>
      </figcaption>
    </figure>
  );
}
