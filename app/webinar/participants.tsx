import { site } from "#app/site.config.ts";

/** What three participants say of the event. No structured data: testimonials are not reviews. */
export function Participants() {
  return (
    <section aria-labelledby="participants" className="page-width section-gap">
      <h2 id="participants" className="text-h2">
        What participants say
      </h2>
      <ul className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-3">
        {site.webinar.testimonials.map(({ name, role, location, avatar, content }) => (
          <li key={name} className="border-rule border-t pt-6">
            <figure className="flex h-full flex-col">
              <blockquote className="mb-6 max-w-[44ch] font-display text-[21px] leading-snug">
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
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-ink-soft">{`${role}, ${location}`}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
