import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { type NumberLimit, readNumber } from "#app/dose/read-number.ts";
import { dayAfter } from "#app/evidence/ledger/judging-days.ts";
import { Button } from "#app/ui/button.tsx";
import { DateText } from "#app/ui/date.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import type { DiaryHelp } from "./choices.ts";
import { type Day, type Diary, type Entry, type Measure, turnOn } from "./diary.ts";

/** One day's entry: everything is kept as soon as it is chosen, and shown as chosen also where keeping failed. */
export function DayForm({
  diary,
  today,
  isStopped,
  words,
  onWrite,
}: {
  diary: Diary;
  today: Day;
  /** Something is wrong, and the page says to stop. */
  isStopped: boolean;
  words: DiaryHelp["planned"];
  /** @returns whether it is kept */
  onWrite: (day: Day, entry: Partial<Entry>) => Promise<boolean>;
}) {
  const [day, setDay] = useState(today);
  const [isKept, setKept] = useState(false);
  const [chosen, setChosen] = useState<Partial<Entry>>({});
  const entry = { ...diary.days[day], ...chosen };
  const turn = turnOn(diary, day);
  const heading = useRef<HTMLHeadingElement>(null);
  const move = (days: number) => {
    const next = dayAfter(day, days);
    // The arrow that was pressed goes at the last day, and would take the focus with it.
    if (next === today || next === diary.began) heading.current?.focus();
    setDay(next);
    setChosen({});
    setKept(false);
  };
  useEffect(() => {
    setDay(today);
    setChosen({});
    setKept(false);
  }, [today]);
  const write = async (change: Partial<Entry>) => {
    setChosen((before) => ({ ...before, ...change }));
    const isStored = await onWrite(day, change);
    setKept(isStored);
    // What was chosen since then is still on its way.
    const isOther = ([name]: [string, unknown]) => !(name in change);
    if (isStored) setChosen((before) => Object.fromEntries(Object.entries(before).filter(isOther)));
  };
  return (
    <section
      aria-labelledby="day"
      className="rounded-card border border-rule bg-card p-5 sm:p-7 print:hidden"
    >
      <div className="flex items-center justify-between gap-3">
        <Button variant="quiet" size="sm" disabled={day <= diary.began} onClick={() => move(-1)}>
          <ChevronLeft size={18} aria-hidden="true" />
          <span className="sr-only">The day before</span>
        </Button>
        <h2 id="day" ref={heading} tabIndex={-1} className="text-center text-h3">
          {day === today ? "Today" : <DateText iso={day} />}
        </h2>
        <Button variant="quiet" size="sm" disabled={day >= today} onClick={() => move(1)}>
          <ChevronRight size={18} aria-hidden="true" />
          <span className="sr-only">The next day</span>
        </Button>
      </div>
      <p className="mt-1 text-center text-ink-soft text-small">
        {isStopped ? words.stopped : day < diary.light ? words.before : words[turn ?? "after"]}
      </p>
      <NumberField
        key={`${diary.id} ${day}`}
        measure={diary.measure}
        value={entry.value}
        onWrite={write}
      />
      <div className="mt-5 flex flex-wrap gap-x-7 gap-y-2">
        {CHECKS.map(({ name, label }) => (
          <label key={name} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 accent-red"
              checked={entry[name] ?? false}
              onChange={({ target }) => write({ [name]: target.checked || undefined })}
            />
            {label}
          </label>
        ))}
      </div>
      <div className="mt-3">
        <Field label="Note">
          {(control) => (
            <NoteInput
              key={`${diary.id} ${day}`}
              control={control}
              note={entry.note ?? ""}
              onNote={(note) => write({ note: note || undefined })}
            />
          )}
        </Field>
      </div>
      <p role="status" className="mt-3 min-h-6 text-ink-soft text-small">
        {isKept && "Kept in this browser."}
      </p>
    </section>
  );
}

const CHECKS = [
  { name: "light", label: "I used the light" },
  { name: "off", label: "Day off" },
  { name: "wrong", label: "Something’s wrong, or I feel worse" },
] as const satisfies readonly { name: keyof Entry; label: string }[];

/** Kept after a pause, too: a page that is closed has no last moment to keep in. */
function NoteInput({
  control,
  note,
  onNote,
}: {
  control: Parameters<ComponentProps<typeof Field>["children"]>[0];
  note: string;
  onNote: (note: string) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const pause = usePause();
  const keep = (text: string) => {
    if (text.trim() !== note) onNote(text.trim());
  };
  return (
    <Input
      {...control}
      value={typed ?? note}
      maxLength={300}
      onChange={({ target: { value } }) => {
        setTyped(value);
        pause(() => keep(value));
      }}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
      onBlur={({ target: { value } }) => {
        pause(() => setTyped(undefined));
        keep(value);
      }}
    />
  );
}

/** @returns does the work once it wasn't called for a moment */
function usePause(): (work: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, 500);
  };
}

function NumberField({
  measure,
  value,
  onWrite,
}: {
  measure: Measure;
  value: number | undefined;
  onWrite: (change: Partial<Entry>) => void;
}) {
  const { low, high, step, question } = measure;
  const [error, setError] = useState<string>();
  const [isEdited, setEdited] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const pause = usePause();
  if (high - low <= 10 && step === 1) {
    return (
      <fieldset className="mt-4">
        <legend className="font-semibold">{question}</legend>
        <div className="mt-3 grid grid-cols-6 gap-1.5 sm:grid-cols-11">
          {Array.from({ length: high - low + 1 }, (_, index) => low + index).map((number) => (
            <label
              key={number}
              className="figures grid min-h-12 cursor-pointer place-items-center rounded-control border border-rule-strong bg-paper font-semibold text-[17px] hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-red has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="value"
                className="sr-only"
                checked={value === number}
                onChange={() => onWrite({ value: number })}
              />
              {number}
            </label>
          ))}
        </div>
        <Clear isThere={value !== undefined} onClear={() => onWrite({ value: undefined })} />
      </fieldset>
    );
  }
  const readAs = (written: string) =>
    readSigned(written, { ask: "a number", example: "6", from: low, to: high });
  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readAs(String(new FormData(event.currentTarget).get("value")));
    setError("error" in read ? read.error : undefined);
    if ("error" in read) return;
    onWrite({ value: read.number });
    setEdited(false);
  }
  return (
    <form noValidate autoComplete="off" onSubmit={keep} className="mt-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field label={question} error={error}>
            {(control) => (
              <Input
                {...control}
                ref={field}
                name="value"
                inputMode="decimal"
                maxLength={12}
                defaultValue={value}
                onChange={({ target }) => {
                  setEdited(true);
                  // A number that is half typed is no mistake yet.
                  pause(() => {
                    const read = readAs(target.value);
                    if ("number" in read) onWrite({ value: read.number });
                  });
                }}
                onBlur={({ target }) => isEdited && target.form?.requestSubmit()}
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant={isEdited ? "primary" : "secondary"}>
          Keep
        </Button>
      </div>
      <Clear
        isThere={value !== undefined}
        onClear={() => {
          onWrite({ value: undefined });
          if (field.current) field.current.value = "";
        }}
      />
    </form>
  );
}

/** The site's numbers have no sign, but a reader's own may have one. */
function readSigned(written: string, limit: NumberLimit): ReturnType<typeof readNumber> {
  const unsigned = written.trim().replace(/^[-−]/, "");
  if (unsigned === written.trim()) return readNumber(written, limit);
  const read = readNumber(unsigned, { ...limit, from: -limit.to, to: -limit.from });
  return "number" in read ? { number: -read.number } : readNumber("", limit);
}

/** Keeps its place where there is no number, so that nothing below moves away from a reader's finger. */
function Clear({ isThere, onClear }: { isThere: boolean; onClear: () => void }) {
  return (
    <button
      type="button"
      onClick={onClear}
      className={`mt-2 text-ink-soft text-link text-small ${isThere ? "" : "invisible"}`}
    >
      Take this number out
    </button>
  );
}
