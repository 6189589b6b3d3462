import { CircleAlert } from "lucide-react";
import { OUTCOME_ID } from "./registration.ts";

export function RegistrationFailure({ error }: { error: string }) {
  return (
    <div
      id={OUTCOME_ID}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript it is how the new page scrolls to it
      autoFocus
      className="flex scroll-mt-40 gap-3 rounded-control border border-red bg-red-soft px-4 py-3 outline-none"
    >
      <CircleAlert
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className="mt-0.5 shrink-0 text-red"
      />
      <p>{error} What you typed is still here.</p>
    </div>
  );
}
