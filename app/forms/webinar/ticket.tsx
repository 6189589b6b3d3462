import { CalendarPlus, CircleCheck } from "lucide-react";
import { buttonClass } from "#app/ui/button.tsx";
import { OUTCOME_ID, WEBINAR_PATH } from "./registration.ts";

/** The specification's words and the next steps. */
export function Ticket({ follows, date }: { follows: readonly string[]; date: string | null }) {
  return (
    <div className="-mx-5 -mt-5 mb-6 rounded-t-card border-rule-strong border-b bg-sunk p-5 sm:-mx-7 sm:-mt-7 sm:p-7">
      <div
        id={OUTCOME_ID}
        role="alert"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without JavaScript it is how the new page scrolls to it
        autoFocus
        className="flex scroll-mt-40 gap-3 outline-none"
      >
        <CircleCheck size={22} strokeWidth={1.75} aria-hidden="true" className="mt-1 shrink-0" />
        <p className="font-display text-[23px] leading-[1.3]">
          Thank you for registering! You will receive confirmation details shortly.
        </p>
      </div>
      <h2 className="mt-5 font-sans font-semibold text-base tracking-normal">What happens next</h2>
      {date && <p className="mt-1 text-h3">{date}</p>}
      <ol className="mt-1">
        {follows.map((step) => (
          <li key={step} className="border-rule border-t py-2">
            {step}
          </li>
        ))}
        <li className="border-rule border-t py-2">
          Until then, choose your questions:{" "}
          <a href="#questions" className="text-link">
            five things to ask in the chat
          </a>
          .
        </li>
      </ol>
      {date && (
        <a
          href={`${WEBINAR_PATH}/calendar.ics`}
          download
          className={buttonClass({ variant: "secondary", className: "mt-3" })}
        >
          <CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />
          Add to calendar
        </a>
      )}
    </div>
  );
}
