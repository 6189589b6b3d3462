import type { SignUpAnswer } from "#app/forms/sign-up-outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import * as webinar from "#app/webinar.config.ts";
import { FORM_ID, fieldNames, WEBINAR_PATH } from "./registration.ts";
import { RegistrationFailure } from "./registration-failure.tsx";
import { fieldLabels, RegistrationFields, type TypedValues } from "./registration-fields.tsx";
import { Ticket } from "./ticket.tsx";
import { fetchRules, useRegistration } from "./use-registration.ts";

/**
 * Without JavaScript it is posted to its page, which shows `posted` errors and what was `typed`, or redirects to a
 * ticket with an empty form for another person. @param follows the next steps @param date with the time, once set
 */
export function RegistrationForm({
  posted,
  typed,
  follows,
  date,
}: {
  posted: SignUpAnswer | undefined;
  typed: TypedValues | undefined;
  follows: readonly string[];
  date: string | null;
}) {
  const { answer, pending, round, submit, recheck } = useRegistration(posted);
  const errors = answer?.errors ?? {};
  const wrong = fieldNames.filter((name) => errors[name]);
  return (
    <section
      id={FORM_ID}
      aria-labelledby={`${FORM_ID}-title`}
      className="rounded-card border border-rule bg-card p-5 outline-none sm:p-7"
    >
      {answer?.status === "ok" && <Ticket follows={follows} date={date} />}
      <h2 id={`${FORM_ID}-title`} className="text-h3">
        Reserve Your Free Spot
      </h2>
      {answer?.status === "ok" && (
        <p className="mt-1 text-ink-soft text-small">
          Registering somebody else? Fill in a form for each person.
        </p>
      )}
      <form
        method="post"
        action={WEBINAR_PATH}
        // The server's words appear beside each field.
        noValidate
        onSubmit={submit}
        onFocus={fetchRules}
        onInput={recheck}
        className="relative mt-4 space-y-4"
      >
        {wrong.length > 1 && (
          <p className="font-medium text-[15px] text-red">
            {`Please check ${LIST.format(wrong.map((name) => fieldLabels[name]))}.`}
          </p>
        )}
        <RegistrationFields
          key={round}
          errors={errors}
          typed={round === 0 ? typed : undefined}
          startAtError={round === 0 && typed !== undefined}
        />
        <Honeypot />
        <input type="hidden" name="consent" value={webinar.consent.version} />
        <p className="max-w-(--wide-measure) text-ink-soft text-small">{webinar.consent.text}</p>
        {/* A disabled button would lose the focus. A second press does nothing. */}
        <Button type="submit" aria-disabled={pending} className="w-full sm:max-lg:w-auto">
          {pending ? "Reserving…" : "Reserve Your Free Spot"}
        </Button>
        {answer && answer.status !== "ok" && !answer.errors && (
          <RegistrationFailure
            error={answer.error ?? "We didn’t get your registration. Please try again."}
          />
        )}
      </form>
    </section>
  );
}

const LIST = new Intl.ListFormat("en-US");
