import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { daysBetween } from "#app/evidence/ledger/judging-days.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { Button } from "#app/ui/button.tsx";
import { DateText } from "#app/ui/date.tsx";
import { NewTabLink, TextLink } from "#app/ui/link.tsx";
import { Alert } from "./alert.tsx";
import { isWorse, judge } from "./change.ts";
import type { DiaryHelp } from "./choices.ts";
import { DayForm } from "./day-form.tsx";
import { BEFORE, type Day, type Diary, type Entry, missingBefore } from "./diary.ts";
import { DiaryChart } from "./diary-chart.tsx";
import { verdictInWords } from "./verdict-words.ts";

export function DiaryView({
  diary,
  today,
  help,
  isNew,
  onWrite,
  onPutOff,
  onStop,
}: {
  diary: Diary;
  today: Day;
  help: DiaryHelp;
  /** Its form has just gone, and took the focus with it. */
  isNew: boolean;
  onWrite: (day: Day, entry: Partial<Entry>) => Promise<boolean>;
  /** Begins with the light a day later, or tomorrow. */
  onPutOff: () => void;
  /** Two weeks without the light begin. */
  onStop: () => void;
}) {
  const stop = isWrong(diary, today) ? help.wrong : isWorse(diary, today) ? help.worse : null;
  const answer = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) answer.current?.focus();
  }, [isNew]);
  const pressed = (act: () => void) => {
    act();
    // The button goes, and would take the focus with it.
    answer.current?.focus();
  };
  const latest = Object.keys(diary.days).toSorted().at(-1);
  return (
    <div className="wrap-anywhere grid gap-8">
      {stop && (
        <Alert>
          <CitedText text={stop} />
        </Alert>
      )}
      {latest !== undefined && latest > today && (
        <Alert>
          Your device says that today is <DateText iso={today} />, but your diary goes on to{" "}
          <DateText iso={latest} />. Check your device’s date. Nothing is lost.
        </Alert>
      )}
      <DayForm
        key={diary.id}
        diary={diary}
        today={today}
        isStopped={stop !== null}
        words={help.planned}
        onWrite={onWrite}
      />
      <section aria-labelledby="answer">
        <h2 id="answer" ref={answer} tabIndex={-1} className="text-h2">
          {diary.title}
        </h2>
        <p className="text-ink-soft text-small">{diary.measure.name}</p>
        <Answer
          key={diary.id}
          diary={diary}
          today={today}
          help={help}
          onPutOff={() => pressed(onPutOff)}
          onStop={() => pressed(onStop)}
        />
      </section>
      <DiaryChart diary={diary} today={today} words={help.chart} />
    </div>
  );
}

function Answer({
  diary,
  today,
  help,
  onPutOff,
  onStop,
}: Pick<Parameters<typeof DiaryView>[0], "diary" | "today" | "help" | "onPutOff" | "onStop">) {
  const { use, light, decide, measure } = diary;
  const [isMoved, setMoved] = useState(false);
  const verdict = judge(diary, today);
  if (verdict.status === "waiting") {
    const days = daysBetween(today, decide);
    const isBegun = Object.values(diary.days).some((day) => day.light);
    const isShort = measure.every === "day" && !diary.turns && missingBefore(diary, today) > 0;
    return (
      <>
        <p className="mt-3 max-w-(--measure)">
          {today < light ? (
            <>
              Before the light: write your number each day. The light begins on{" "}
              <DateText iso={light} />.{" "}
            </>
          ) : null}
          You decide on <DateText iso={decide} />, in {days} {days === 1 ? "day" : "days"}. Until
          then there’s no answer, because single days say little.
        </p>
        {isShort && (
          <p className="mt-3 max-w-(--measure)">
            A day is missing, and we need {BEFORE} numbers before the light.{" "}
            {isBegun ? (
              help.noAnswer
            ) : (
              <button
                type="button"
                className="text-link"
                onClick={() => {
                  setMoved(true);
                  onPutOff();
                }}
              >
                Begin with the light {today < light ? "a day later" : "tomorrow"}
              </button>
            )}
          </p>
        )}
        {isMoved && use && (
          <p className="mt-3 max-w-(--measure) print:hidden">
            If your plan is in your calendar, delete its old days there. Then{" "}
            <TextLink to={`${href("/plan")}?${new URLSearchParams({ use, start: light })}`}>
              add the plan for the new days
            </TextLink>
            .
          </p>
        )}
      </>
    );
  }
  const entries = Object.values(diary.days);
  const [used, wrong] = [entries.filter((day) => day.light), entries.filter((day) => day.wrong)];
  if (used.length === 0) return <p className="mt-3 max-w-(--measure) text-lead">{help.unused}</p>;
  const [answer, ...rest] = verdictInWords(verdict, diary, help.verdict);
  const source = measure.worthwhile;
  return (
    <>
      <p className="mt-3 max-w-(--measure) text-lead">{answer}</p>
      {rest.map((sentence) => (
        <p key={sentence} className="mt-3 max-w-(--measure)">
          {sentence}
        </p>
      ))}
      {verdict.status === "compared" && verdict.test?.status === "open" && (
        <Button variant="secondary" className="mt-4 print:hidden" onClick={onStop}>
          Begin two weeks without light
        </Button>
      )}
      <p className="mt-3 max-w-(--measure)">
        You used the light on {used.length} {used.length === 1 ? "day" : "days"}
        {wrong.length > 0 && `, and noted on ${wrong.length} that something was wrong`}.
      </p>
      {source && verdict.status !== "too few" && verdict.beyond === "better" && (
        <p className="mt-3 text-ink-soft text-small print:hidden">
          Big enough to matter: <NewTabLink to={source.url}>the study that asked</NewTabLink>.
        </p>
      )}
    </>
  );
}

/** Today, or in the two weeks before. */
function isWrong({ days }: Diary, today: Day): boolean {
  return Object.entries(days).some(
    ([day, { wrong }]) => wrong && day <= today && daysBetween(day, today) <= 14,
  );
}
