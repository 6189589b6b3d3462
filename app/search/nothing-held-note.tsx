import { DateText } from "#app/ui/date.tsx";
import type { NothingHeld } from "./matching/search-result.ts";

export function NothingHeldNote({ subject, studies, checked }: NothingHeld) {
  return (
    <div className="mb-6 border-ink border-s-2 ps-4">
      <p className="text-h3">We hold no human study on this</p>
      <p className="wrap-anywhere mt-2 text-ink-soft">
        We looked for <q>{subject}</q> in the titles, people and results of the {studies} studies in
        people that we hold, last gone through on <DateText iso={checked} />. That no study is here
        does not show that the light works, or that it doesn’t.
      </p>
    </div>
  );
}
