import { Band } from "#app/ui/band.tsx";
import * as webinar from "#app/webinar.config.ts";
import { ReserveLink } from "./reserve-link.tsx";

export function Seats() {
  return (
    <Band
      id="seats"
      title="Seats are limited"
      text={`${webinar.seatsLimited} The event itself is pre-recorded and streamed as if it were live. Only the chat, with its questions and answers, is live.`}
    >
      <ReserveLink />
    </Band>
  );
}
