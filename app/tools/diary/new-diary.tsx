import { type FormEvent, useState } from "react";
import { dayAfter, daysBetween, parseDay } from "#app/evidence/ledger/judging-days.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { drawTurns, LEAST_PAIRS } from "./change.ts";
import { type DiaryChoices, type DiaryHelp, measureFor, OWN } from "./choices.ts";
import { BEFORE, type Day, type Diary, LATE, VERSION } from "./diary.ts";

/** What a link from a plan has filled in. */
export type Asked = { readonly use: string; readonly light: string; readonly decide: string };

type Words = Record<
  "use" | "title" | "measure" | "own" | "better" | "light" | "decide" | "pairs",
  string
>;

/** "" compares before and after; a number, so many pairs of weeks. */
const PAIRS = ["", "4", "5", "6"] as const;

export function NewDiary({
  choices,
  help,
  asked,
  today,
  onMade,
}: {
  choices: DiaryChoices;
  help: DiaryHelp;
  asked: Partial<Asked>;
  today: Day;
  onMade: (diary: Diary) => void;
}) {
  const [words, setWords] = useState<Words>(() => begun(choices, asked, today));
  const [errors, setErrors] = useState<Partial<Words>>({});
  const use = choices.uses.find(({ id }) => id === words.use);
  const fitting = choices.measures.filter(({ pages }) => use && pages.includes(use.page.slug));
  const others = choices.measures.filter((each) => !fitting.includes(each));
  const measure = choices.measures.find(({ id }) => id === words.measure);
  const isInTurn = words.pairs !== "" && measure?.lasting === true;
  const write = (name: keyof Words) => (event: { target: { value: string } }) =>
    setWords((before) => ({ ...before, ...changed(choices, before, name, event.target.value) }));

  function make(event: FormEvent) {
    event.preventDefault();
    const wrong = mistakesIn(words, isInTurn, today, help.mistakes);
    setErrors(wrong);
    const first = Object.keys(wrong)[0];
    if (first) {
      const form = event.currentTarget;
      form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    if (measure) onMade(made(words, measure, choices, today));
  }

  return (
    <form
      noValidate
      autoComplete="off"
      aria-labelledby="new-diary"
      onSubmit={make}
      className="grid grid-cols-1 items-start gap-x-6 gap-y-5 rounded-card border border-rule bg-card p-5 sm:p-7 md:grid-cols-2 print:hidden"
    >
      <h2 id="new-diary" className="text-h3 md:col-span-2">
        Begin a diary
      </h2>
      <Field label="What is the light for?">
        {(control) => (
          <Select {...control} name="use" value={words.use} onChange={write("use")}>
            <option value="">Something else</option>
            {[...new Set(choices.uses.map(({ page }) => page.name))].map((page) => (
              <optgroup key={page} label={page}>
                {choices.uses
                  .filter((each) => each.page.name === page)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      {!use && (
        <Field label="In your words" error={errors.title}>
          {(control) => (
            <Input
              {...control}
              name="title"
              maxLength={60}
              value={words.title}
              onChange={write("title")}
            />
          )}
        </Field>
      )}
      <Field label="What will you write down?" error={errors.measure}>
        {(control) => (
          <Select {...control} name="measure" value={words.measure} onChange={write("measure")}>
            <option value="">Choose one number</option>
            {[...fitting, ...others].map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {measure?.help && (
        <p className="text-ink-soft text-small md:col-span-2">
          <CitedText text={measure.help} />
        </p>
      )}
      {measure?.every === "week" && (
        <p className="text-ink-soft text-small md:col-span-2">{help.weekly}</p>
      )}
      {words.measure === OWN && (
        <>
          <Field label="What does your number count?" error={errors.own}>
            {(control) => (
              <Input
                {...control}
                name="own"
                maxLength={60}
                value={words.own}
                onChange={write("own")}
              />
            )}
          </Field>
          <Field label="Which way is better?">
            {(control) => (
              <Select {...control} name="better" value={words.better} onChange={write("better")}>
                <option value="lower">Lower is better</option>
                <option value="higher">Higher is better</option>
              </Select>
            )}
          </Field>
        </>
      )}
      {measure?.lasting && (
        <div className="md:col-span-2">
          <Field label="How do you want to compare?">
            {(control) => (
              <Select {...control} name="pairs" value={words.pairs} onChange={write("pairs")}>
                {PAIRS.map((pairs) => (
                  <option key={pairs} value={pairs}>
                    {pairs === ""
                      ? "Before the light, and with it"
                      : `Weeks with and without light, in turn (${Number(pairs) * 2} weeks)`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <p className="mt-1.5 text-ink-soft text-small">
            <CitedText text={help.turns} />
          </p>
        </div>
      )}
      <div>
        <Field label="First day with light" error={errors.light}>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="light"
              min={dayAfter(today, BEFORE)}
              value={words.light}
              onChange={write("light")}
            />
          )}
        </Field>
        <p className="mt-1.5 text-ink-soft text-small">
          <CitedText text={help.before} />
        </p>
      </div>
      {!isInTurn && (
        <Field label="Day to decide" error={errors.decide}>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="decide"
              value={words.decide}
              onChange={write("decide")}
            />
          )}
        </Field>
      )}
      <Button type="submit" className="justify-self-start md:col-span-2">
        Begin my diary
      </Button>
    </form>
  );
}

function begun({ uses, measures }: DiaryChoices, asked: Partial<Asked>, today: Day): Words {
  const use = uses.find(({ id }) => id === asked.use);
  const soonest = dayAfter(today, BEFORE);
  const isAsked = asked.light !== undefined && parseDay(asked.light) !== null;
  const light = isAsked && asked.light && asked.light > soonest ? asked.light : soonest;
  const fitting = measures.find(({ pages }) => use && pages.includes(use.page.slug));
  // A plan that begins too early for a week before it moves as a whole.
  const late = isAsked && asked.light ? daysBetween(asked.light, light) : 0;
  const decide =
    asked.decide && parseDay(asked.decide)
      ? dayAfter(asked.decide, late)
      : dayAfter(light, use?.days ?? 42);
  return {
    use: use?.id ?? "",
    title: "",
    measure: fitting?.id ?? "",
    own: "",
    better: "lower",
    light,
    decide,
    pairs: "",
  };
}

/** What follows from a change: another use has other numbers, and another first day another day to decide. */
function changed(
  { uses, measures }: DiaryChoices,
  before: Words,
  name: keyof Words,
  value: string,
) {
  if (name === "use") {
    const use = uses.find(({ id }) => id === value);
    const fitting = measures.find(({ pages }) => use && pages.includes(use.page.slug));
    const decide = parseDay(before.light) ? dayAfter(before.light, use?.days ?? 42) : before.decide;
    return { use: value, measure: fitting?.id ?? "", decide };
  }
  if (name === "light" && parseDay(value) && parseDay(before.light) && parseDay(before.decide)) {
    return { light: value, decide: dayAfter(before.decide, daysBetween(before.light, value)) };
  }
  return { [name]: value };
}

function mistakesIn(
  words: Words,
  isInTurn: boolean,
  today: Day,
  say: DiaryHelp["mistakes"],
): Partial<Words> {
  const { use, title, measure, own, light, decide } = words;
  const soonest = dayAfter(today, BEFORE);
  const lightError = !parseDay(light)
    ? say.light.missing
    : light < soonest
      ? say.light.soon
      : light > dayAfter(today, FARTHEST) && say.light.late;
  const decideError =
    !isInTurn &&
    (!parseDay(decide)
      ? say.decide.missing
      : !lightError &&
        (decide < dayAfter(light, LATE)
          ? say.decide.soon
          : decide > dayAfter(light, 2 * FARTHEST) && say.decide.late));
  return {
    ...(!use && !title.trim() && { title: say.title }),
    ...(!measure && { measure: say.measure }),
    ...(measure === OWN && !own.trim() && { own: say.own }),
    ...(lightError && { light: lightError }),
    ...(decideError && { decide: decideError }),
  };
}

function made(
  words: Words,
  choice: DiaryChoices["measures"][number],
  { uses }: DiaryChoices,
  today: Day,
): Diary {
  const use = uses.find(({ id }) => id === words.use);
  const measure = measureFor(choice, use?.id ?? null);
  const own = words.own.trim();
  const pairs = choice.lasting ? Number(words.pairs) : 0;
  return {
    version: VERSION,
    id: crypto.randomUUID(),
    title: use?.name ?? words.title.trim(),
    use: use?.id ?? null,
    measure:
      choice.id === OWN
        ? {
            ...measure,
            name: own,
            question: `${own}, today`,
            better: words.better === "higher" ? "higher" : "lower",
          }
        : measure,
    began: today,
    light: words.light,
    decide: pairs >= LEAST_PAIRS ? dayAfter(words.light, pairs * 14) : words.decide,
    turns: pairs >= LEAST_PAIRS ? drawTurns(pairs, drawn) : null,
    days: {},
    saved: null,
  };
}

function drawn(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}

/** In days. */
const FARTHEST = 365;
