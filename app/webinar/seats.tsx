import { Band } from "#app/ui/band.tsx";
import * as webinar from "#app/webinar.config.ts";
import { ReserveLink } from "./reserve-link.tsx";
import type { WebinarContent } from "./webinar-content.server.ts";

export function Seats({ seats }: Pick<WebinarContent, "seats">) {
  return (
    <Band id="seats" title="Seats are limited" text={`${webinar.seatsLimited} ${seats}`}>
      <ReserveLink />
    </Band>
  );
}
