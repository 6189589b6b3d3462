import * as webinar from "#app/webinar.config.ts";
import { ReserveLink } from "./reserve-link.tsx";

export function Seats() {
  return (
    <section aria-labelledby="seats" className="border-rule border-y bg-sunk">
      <div className="page-width grid gap-x-12 gap-y-8 py-14 md:py-20 lg:grid-cols-[minmax(0,2fr)_auto] lg:items-end">
        <div>
          <h2 id="seats" className="text-h2">
            Seats are limited
          </h2>
          <p className="mt-4 max-w-[37.5em] text-ink-soft text-lead">
            {webinar.seatsLimited} The event itself is pre-recorded and streamed as if it were live;
            only the chat, with its questions and answers, happens while you watch.
          </p>
        </div>
        <ReserveLink />
      </div>
    </section>
  );
}
