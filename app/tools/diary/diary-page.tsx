import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { dayAfter, daysBetween, parseDay } from "#app/evidence/ledger/judging-days.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "./alert.tsx";
import type { DiaryChoices, DiaryHelp } from "./choices.ts";
import { type Diary, later, localDay } from "./diary.ts";
import { DiaryCopies } from "./diary-copies.tsx";
import type { Asked } from "./new-diary.tsx";
import { useDiaries, useToday } from "./use-diaries.ts";

/** Who comes back each day needs no form for another diary, and who begins has none to see. */
const NewDiary = lazy(async () => ({ default: (await import("./new-diary.tsx")).NewDiary }));
const DiaryView = lazy(async () => ({ default: (await import("./diary-view.tsx")).DiaryView }));

/** All of the diary happens here, in the reader's browser. Nothing is sent. */
export function DiaryPage({ choices, help }: { choices: DiaryChoices; help: DiaryHelp }) {
  const { diaries, newer, problem, act, isKept, askToKeep } = useDiaries();
  const today = useToday(readToday);
  const [chosen, setChosen] = useState<string | "new">();
  const [begun, setBegun] = useState<string>();
  // A server never sees what stands behind the #.
  const { hash } = useLocation();
  const asked: Partial<Asked> = Object.fromEntries(new URLSearchParams(hash.slice(1)));

  if (diaries === null) {
    return problem ? <Alert>{help.problems[problem]}</Alert> : <Opening />;
  }
  if (!parseDay(today)) {
    return <Alert>{fillIn(help.clock, { today })}</Alert>;
  }
  const newest = diaries.toSorted((a, b) => b.began.localeCompare(a.began));
  const known = newest.find(({ use }) => use !== null && use === asked.use);
  const [latest] = newest;
  const shown =
    chosen === "new"
      ? undefined
      : (diaries.find(({ id }) => id === chosen) ?? known ?? (asked.use ? undefined : latest));
  return (
    <div className="grid gap-10" data-kept={shown ? "" : undefined}>
      {problem && <Alert>{help.problems[problem]}</Alert>}
      {diaries.length > 0 && (
        <nav
          aria-label="Your diaries"
          className="wrap-anywhere flex flex-wrap gap-1.5 print:hidden"
        >
          {diaries.map(({ id, title }) => (
            <Button
              key={id}
              size="sm"
              variant={id === shown?.id ? "ink" : "secondary"}
              aria-pressed={id === shown?.id}
              onClick={() => setChosen(id)}
            >
              {title}
            </Button>
          ))}
          <Button
            size="sm"
            variant={shown ? "secondary" : "ink"}
            aria-pressed={!shown}
            onClick={() => setChosen("new")}
          >
            New diary
          </Button>
        </nav>
      )}
      <Suspense fallback={<Opening />}>
        {shown ? (
          <DiaryView
            diary={shown}
            today={today}
            help={help}
            isNew={shown.id === begun}
            onPutOff={() =>
              void act((store) =>
                store.change(shown.id, (diary) => {
                  const light = dayAfter(later(diary.light, today), 1);
                  const decide = dayAfter(diary.decide, daysBetween(diary.light, light));
                  return { ...diary, light, decide };
                }),
              )
            }
            onStop={() =>
              void act((store) =>
                store.change(shown.id, (diary) => ({
                  ...diary,
                  stopped: diary.days[today]?.light ? dayAfter(today, 1) : today,
                })),
              )
            }
            onWrite={(day, entry) =>
              act((store) => store.change(shown.id, (diary) => withEntry(diary, day, entry)))
            }
          />
        ) : (
          <NewDiary
            key={asked.use ?? ""}
            choices={choices}
            asked={asked}
            today={today}
            help={help}
            onMade={(diary) => {
              void act((store) => store.put(diary)).then(async (isStored) => {
                // What was typed stays where keeping failed.
                if (!isStored) return;
                setBegun(diary.id);
                setChosen(diary.id);
                await askToKeep();
              });
            }}
          />
        )}
      </Suspense>
      {shown && (
        <p className="max-w-(--measure) text-ink-soft text-small print:hidden">
          {isKept ? help.kept.promised : help.kept.perhaps}
          {needsCopy(shown, today) && ` ${help.kept.unsaved}`}
        </p>
      )}
      <DiaryCopies
        diary={shown}
        count={diaries.length + newer.length}
        newer={newer.length}
        words={help.erase}
        onSaved={(way) =>
          void save(way, [...diaries, ...newer], shown, today).then(() =>
            act(async (store) => {
              for (const { id } of way === "json" ? diaries : [])
                await store.change(id, (diary) => ({ ...diary, saved: today }));
            }),
          )
        }
        onRead={async (text) => {
          const { readDiaryFile, withEntriesOf } = await import("./diary-file.ts");
          const file = readDiaryFile(text);
          if (file.status !== "ok") return help.file[file.status];
          const isBack = await act(async (store) => {
            for (const read of file.diaries) {
              const held = diaries.find(({ id }) => id === read.id);
              if (held) await store.change(read.id, (diary) => withEntriesOf(diary, read));
              else await store.put(read);
            }
          });
          if (!isBack) return "";
          // Firefox asks the reader, who may leave it unanswered.
          void askToKeep();
          return help.file.read;
        }}
        onErase={() => {
          setChosen(undefined);
          if (shown) void act((store) => store.remove(shown.id));
        }}
        onEraseAll={() => {
          setChosen(undefined);
          void act((store) => store.clear());
        }}
      />
    </div>
  );
}

const Opening = () => <p className="diary-opening text-ink-soft">Opening your diary…</p>;

function withEntry(diary: Diary, day: string, change: Partial<Diary["days"][string]>): Diary {
  const entry = Object.fromEntries(
    Object.entries({ ...diary.days[day], ...change }).filter(([, value]) => value !== undefined),
  );
  return { ...diary, days: { ...diary.days, [day]: entry } };
}

/** A month after the last file, or after the beginning. */
function needsCopy({ saved, began }: Diary, today: string): boolean {
  return daysBetween(saved ?? began, today) > 30;
}

async function save(
  way: "json" | "csv",
  diaries: readonly Diary[],
  shown: Diary | undefined,
  today: string,
): Promise<void> {
  const { diaryFile, diaryTable } = await import("./diary-file.ts");
  const text = way === "json" ? diaryFile(diaries) : shown ? diaryTable(shown) : "";
  const url = URL.createObjectURL(
    new Blob([text], { type: way === "json" ? "application/json" : "text/csv;charset=utf-8" }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = `diary-${today}.${way}`;
  link.click();
  URL.revokeObjectURL(url);
}

const readToday = () => localDay(new Date());
