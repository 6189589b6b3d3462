import { type FormEvent, type ReactNode, useState } from "react";
import { href } from "react-router";
import { toast } from "#app/layout/toasts.ts";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/field.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import { HONEYPOT } from "#app/ui/honeypot-name.ts";
import { consent } from "./consent.ts";

/**
 * The newsletter's sign-up. `source` says where on the site the reader signed up, `id` is its e-mail
 * box, which a link to `#id` focuses. Without JavaScript the form is posted to a page, which shows it
 * again with what was `typed` and the `problem` with that.
 */
export function NewsletterForm({
  id,
  source,
  typed,
  problem,
}: {
  id: string;
  source: string;
  typed?: string | undefined;
  problem?: string | undefined;
}) {
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = String(fields.get("email"));
    const honeypot = fields.get(HONEYPOT);
    setPending(true);
    const failure = await subscribe({ email, source, ...(honeypot && { [HONEYPOT]: honeypot }) });
    setPending(false);
    if (failure) {
      toast({ title: "Subscription failed", description: failure, tone: "destructive" });
      return;
    }
    form.reset();
    toast({
      title: "Successfully subscribed!",
      description: "You'll receive our latest research updates and device reviews.",
    });
  };

  return (
    <Layout id={id}>
      <form
        method="post"
        action={href("/newsletter/subscribe")}
        onSubmit={submit}
        className="mt-5 flex max-w-md gap-2 max-[359px]:flex-col"
      >
        <input type="hidden" name="source" value={source} />
        <Input
          id={id}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          defaultValue={typed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problem`}
          // Room for the heading above, when the header's Subscribe brings the reader here.
          className="scroll-mt-48"
        />
        <Honeypot />
        <Button type="submit" disabled={pending} className="shrink-0">
          {pending ? "Subscribing…" : "Subscribe"}
        </Button>
      </form>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-2 font-medium text-base text-red">
          {problem}
        </p>
      )}
    </Layout>
  );
}

function Layout({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-h3">
        New research and device reviews
      </h2>
      <p className="mt-2 max-w-[46ch] text-ink-soft">
        <label htmlFor={id}>{consent.wording}</label>
      </p>
      {children}
    </section>
  );
}

/** Returns why it failed, in words for the reader, or nothing. */
async function subscribe(body: Record<string, unknown>): Promise<string | undefined> {
  try {
    const response = await fetch("/api/newsletter/subscribe", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.ok) return undefined;
    const answer: unknown = await response.json();
    return errorOf(answer) ?? "Failed to subscribe";
  } catch {
    return "Failed to subscribe to newsletter";
  }
}

function errorOf(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return undefined;
  return typeof answer.error === "string" && answer.error ? answer.error : undefined;
}
