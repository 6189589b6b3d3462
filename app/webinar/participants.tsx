import { Quotation } from "#app/ui/quotation.tsx";
import * as webinar from "#app/webinar.config.ts";

/** No structured data, because testimonials are not reviews. */
export function Participants() {
  return (
    <section aria-labelledby="participants" className="page-width section-gap">
      <h2 id="participants" className="text-h2">
        What participants say
      </h2>
      <ul className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-3">
        {webinar.testimonials.map(({ name, role, location, avatar, content }) => (
          <li key={name} className="border-rule border-t pt-6">
            <Quotation
              words={content}
              name={name}
              about={`${role}, ${location}`}
              initials={avatar}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
