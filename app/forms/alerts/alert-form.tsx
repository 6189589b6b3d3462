import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import type { AlertTopic } from "./alert-topic.ts";
import { consent } from "./consent.ts";

/** The first topic is chosen unless `typed` names another. @param source the form's place */
export function AlertForm({
  topics,
  source,
  typed,
  problem,
}: {
  topics: readonly AlertTopic[];
  source: string;
  typed?: { email: string; topic: string } | undefined;
  problem?: string | undefined;
}) {
  return (
    <form
      method="post"
      action={href("/alerts/subscribe")}
      // The server's words appear beside the field instead.
      noValidate
      className="relative max-w-md space-y-4"
    >
      <input type="hidden" name="source" value={source} />
      <Field label="What should we tell you about?">
        {(control) => (
          <Select {...control} name="topic" defaultValue={typed?.topic}>
            {topics.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Your email address" error={problem}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            required
            autoComplete="email"
            placeholder="you@example.com"
            defaultValue={typed?.email}
            autoFocus={problem !== undefined}
          />
        )}
      </Field>
      <Honeypot />
      <p className="text-ink-soft text-small">{consent.wording}</p>
      <Button type="submit">Sign up</Button>
    </form>
  );
}
