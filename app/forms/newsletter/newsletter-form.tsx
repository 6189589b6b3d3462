import type { ReactNode } from "react";
import { href } from "react-router";
import type { SignUpAnswer } from "#app/forms/sign-up-outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/field.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import { consent } from "./consent.ts";
import { useSignUp } from "./use-sign-up.ts";

/** Without JavaScript a page shows `typed` and its `refused` error. @param id of the email box, for links to `#id` */
export function NewsletterForm({
  id,
  source,
  typed,
  refused,
}: {
  id: string;
  source: string;
  typed?: string | undefined;
  refused?: SignUpAnswer | undefined;
}) {
  const { answer, pending, submit, recheck } = useSignUp(refused);
  const problem = answer?.errors?.email;
  return (
    <Layout id={id}>
      <form
        method="post"
        action={href("/newsletter/subscribe")}
        // The server's words appear under the box instead.
        noValidate
        onSubmit={submit}
        onInput={recheck}
        className="relative mt-5 max-w-md"
      >
        <input type="hidden" name="source" value={source} />
        <div className="flex gap-2 max-[359px]:flex-col">
          <Input
            id={id}
            type="email"
            name="email"
            required
            autoComplete="email"
            placeholder="you@example.com"
            defaultValue={typed}
            autoFocus={refused?.errors?.email !== undefined}
            aria-invalid={problem ? true : undefined}
            aria-label="Your email address"
            aria-describedby={problem ? `${id}-problem` : `${id}-consent`}
            // Keeps the heading above in view when the header's Subscribe leads here.
            className="scroll-mt-48"
          />
          {/* A disabled button would lose the focus. A second press does nothing. */}
          <Button
            type="submit"
            aria-disabled={pending}
            aria-busy={pending}
            // As wide as its longer text.
            className="min-w-37 shrink-0"
          >
            {pending ? "Subscribing…" : "Subscribe"}
          </Button>
        </div>
        <Honeypot />
        {problem && (
          <p id={`${id}-problem`} className="mt-2 scroll-mb-6 font-medium text-red text-small">
            {problem}
          </p>
        )}
      </form>
    </Layout>
  );
}

function Layout({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-h3">New research and device reviews</h2>
      <p id={`${id}-consent`} className="mt-2 max-w-[28em] text-balance text-ink-soft">
        {consent.wording}
      </p>
      {children}
    </div>
  );
}
