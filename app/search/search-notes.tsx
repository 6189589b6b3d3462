import { DateText } from "#app/ui/date.tsx";
import type { NothingHeld, SearchAnswer } from "./matching/search-result.ts";

export function SearchNotes({ answer }: { answer: SearchAnswer }) {
  const { by, answers, withoutArticles, isPartial } = answer;
  return (
    <>
      {answers && (
        <p className="mt-2 text-ink-soft text-small">
          {answers === 1
            ? "The first answers your question, from the studies that we hold."
            : `The first ${answers} answer your question, from the studies that we hold.`}
        </p>
      )}
      {by && !answers && <p className="mt-2 text-ink-soft text-small">{NOTES[by]}</p>}
      {isPartial && (
        <p className="mt-2 text-ink-soft text-small">
          Older articles are not searched yet: the site has just started and is still reading them.
        </p>
      )}
      {withoutArticles && (
        <p className="mt-3 rounded-r-control border-red border-l-2 bg-red-soft px-4 py-3 text-[16px] text-ink">
          The articles could not be searched right now, only the guides, the benefit pages and the
          other pages of this site. Please try again in a minute.
        </p>
      )}
    </>
  );
}

const NOTES = {
  words: "No page has these words together. These pages have all of them, little words aside.",
  meaning: "No page has these very words. These pages have words that mean the same.",
  subject: "No page has these words. These name what you ask about, and may not answer you.",
};

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
