import { Button } from "#app/ui/button.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import * as webinar from "#app/webinar.config.ts";
import {
  CONSENT_FIELD,
  FORM_ID,
  fieldNames,
  type RegistrationAnswer,
  WEBINAR_PATH,
} from "./registration.ts";
import { RegistrationFailure } from "./registration-failure.tsx";
import { fieldLabels, RegistrationFields } from "./registration-fields.tsx";
import { Ticket } from "./ticket.tsx";
import { fetchRules, useRegistration } from "./use-registration.ts";

/**
 * The form for a place at the event. Without JavaScript it is posted to the page, which answers with
 * `posted`, or, once it is stored, with itself. A ticket takes its place then, and it follows, empty, for
 * somebody else. `follows`: what a reader hears after registering; `date`: its date and time, once set.
 */
export function RegistrationForm({
  posted,
  follows,
  date,
}: {
  posted: RegistrationAnswer | undefined;
  follows: readonly string[];
  date: string | null;
}) {
  const { form, answer, errors, pending, round, submit, recheck } = useRegistration(posted);
  const wrong = fieldNames.filter((name) => errors[name]);
  const typed = posted && "typed" in posted && round === 0 ? posted.typed : undefined;
  return (
    <section
      id={FORM_ID}
      aria-labelledby={`${FORM_ID}-title`}
      className="rounded-card border border-rule bg-card p-5 outline-none sm:p-7"
    >
      {answer?.status === "registered" && <Ticket follows={follows} date={date} />}
      <h2 id={`${FORM_ID}-title`} className="text-h3">
        Reserve Your Free Spot
      </h2>
      {answer?.status === "registered" && (
        <p className="mt-1 text-ink-soft text-small">
          For somebody else: one form for each person.
        </p>
      )}
      <form
        ref={form}
        method="post"
        action={WEBINAR_PATH}
        // Every error is shown beside its field, by the server too.
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onFocus={fetchRules}
        onInput={recheck}
        className="relative mt-4 space-y-4"
      >
        {wrong.length > 1 && (
          <p className="font-medium text-[15px] text-red">
            {`Please look again at ${LIST.format(wrong.map((name) => fieldLabels[name]))}.`}
          </p>
        )}
        <RegistrationFields
          key={round}
          errors={errors}
          typed={typed}
          startAtError={posted !== undefined && round === 0 && typed !== undefined}
        />
        <Honeypot />
        <input type="hidden" name={CONSENT_FIELD} value={webinar.consent.version} />
        <p className="text-ink-soft text-small">{webinar.consent.text}</p>
        {/* Not disabled: the focus would be lost. A second press does nothing. */}
        <Button type="submit" aria-disabled={pending} className="w-full sm:max-lg:w-auto">
          {pending ? "Reserving…" : "Reserve my spot"}
        </Button>
        {answer?.status === "failed" && <RegistrationFailure error={answer.error} />}
      </form>
    </section>
  );
}

const LIST = new Intl.ListFormat("en-US");
