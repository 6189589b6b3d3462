import { DateText } from "#app/ui/date.tsx";
import type { NoStudy, SearchAnswer } from "./matching/search-result.ts";

export function SearchNotes({ answer }: { answer: SearchAnswer }) {
  const { by, answers, withoutArticles, isPartial } = answer;
  return (
    <>
      {answers && (
        <p className="mt-2 text-ink-soft text-small">
          {answers === 1
            ? "The first result answers your question, from our studies."
            : `The first ${answers} results answer your question, from our studies.`}
        </p>
      )}
      {by && !answers && <p className="mt-2 text-ink-soft text-small">{NOTES[by]}</p>}
      {isPartial && (
        <p className="mt-2 text-ink-soft text-small">
          Older articles aren’t searched yet, because the site has just started.
        </p>
      )}
      {withoutArticles && (
        <p className="mt-3 rounded-r-control border-red border-l-2 bg-red-soft px-4 py-3 text-[16px] text-ink">
          We couldn’t search the articles just now, only our other pages. Please try again in a
          minute.
        </p>
      )}
    </>
  );
}

const NOTES = {
  words: "No exact match. These pages have all your words.",
  meaning: "No exact match. These pages have words that mean the same.",
  subject: "No exact match. These pages are about your subject, but may not answer you.",
};

export function NoStudyNote({ subject, studies, checked }: NoStudy) {
  return (
    <div className="mb-6 border-ink border-s-2 ps-4">
      <p className="text-h3">We have no studies in people on this</p>
      <p className="wrap-anywhere mt-2 text-ink-soft">
        We looked for <q>{subject}</q> in the titles, people, and results of our {studies} studies
        in people, last checked on <DateText iso={checked} />. This doesn’t mean that the light
        works, or that it doesn’t.
      </p>
    </div>
  );
}
