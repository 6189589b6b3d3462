import { CircleAlert, CircleCheck } from "lucide-react";
import { OUTCOME_ID, type RegistrationAnswer } from "./registration.ts";

/**
 * What became of it: confirmed in the specification's words with what follows beside them, or why not
 * and what to do.
 */
export function RegistrationOutcome({
  answer,
  follows,
}: {
  answer: RegistrationAnswer | undefined;
  follows: string;
}) {
  if (!answer || answer.status === "invalid") return null;
  const registered = answer.status === "registered";
  const Icon = registered ? CircleCheck : CircleAlert;
  return (
    <>
      <div
        id={OUTCOME_ID}
        role="alert"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without JavaScript it is how the new page scrolls to it
        autoFocus
        className={`flex scroll-mt-40 gap-3 rounded-control outline-none border px-4 py-3 ${registered ? "border-rule-strong bg-sunk" : "border-red bg-red-soft"}`}
      >
        <Icon
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className={`mt-0.5 shrink-0 ${registered ? "" : "text-red"}`}
        />
        <p>
          {registered
            ? "Thank you for registering! You will receive confirmation details shortly."
            : answer.error}
        </p>
      </div>
      {registered && <p className="text-[16px] text-ink-soft">{follows}</p>}
    </>
  );
}
