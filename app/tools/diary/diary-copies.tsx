import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { DiaryHelp } from "./choices.ts";
import type { Diary } from "./diary.ts";

/** Copies to keep, to print or to bring back, and erasing. */
export function DiaryCopies({
  diary,
  count,
  newer,
  words,
  onSaved,
  onRead,
  onErase,
  onEraseAll,
}: {
  diary: Diary | undefined;
  /** Of all diaries. */
  count: number;
  /** Of those of a later version, which the page doesn't show. */
  newer: number;
  words: DiaryHelp["erase"];
  onSaved: (way: "json" | "csv") => void;
  onRead: (text: string) => Promise<string>;
  onErase: () => void;
  onEraseAll: () => void;
}) {
  const [told, setTold] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = useRef<HTMLDialogElement>(null);
  const [isForAll, setForAll] = useState(false);
  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (chosen) setTold(await onRead(await chosen.text()));
    target.value = "";
  }
  const ask = (forAll: boolean) => {
    setForAll(forAll);
    question.current?.showModal();
  };
  return (
    <section aria-labelledby="copies" className="print:hidden">
      <h2 id="copies" ref={heading} tabIndex={-1} className="text-h3">
        Copies
      </h2>
      <div className="mt-4 flex flex-wrap gap-3">
        {diary && (
          <>
            <Button variant="secondary" onClick={() => onSaved("json")}>
              Save all diaries to a file
            </Button>
            <Button variant="secondary" onClick={() => onSaved("csv")}>
              Save as a table (CSV)
            </Button>
            <Button variant="secondary" onClick={() => print()}>
              Print for my doctor
            </Button>
          </>
        )}
        <Button variant="secondary" onClick={() => file.current?.click()}>
          Bring back a saved file
        </Button>
        <input ref={file} type="file" accept="application/json,.json" hidden onChange={read} />
      </div>
      <p role="status" className="mt-3 text-small">
        {told}
      </p>
      {diary && (
        <div className="mt-2 flex flex-wrap gap-x-5">
          <button
            type="button"
            className="min-h-11 text-link text-small"
            onClick={() => ask(false)}
          >
            Erase this diary
          </button>
          {count > 1 && (
            <button
              type="button"
              className="min-h-11 text-link text-small"
              onClick={() => ask(true)}
            >
              Erase everything
            </button>
          )}
        </div>
      )}
      <Dialog
        ref={question}
        title={isForAll ? "Erase all your diaries?" : `Erase “${diary?.title ?? ""}”?`}
        description={`${isForAll && newer > 0 ? `${words.newer} ` : ""}${words.last}`}
      >
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              question.current?.close();
              if (isForAll) onEraseAll();
              else onErase();
              // The button that asked may be gone.
              heading.current?.focus();
            }}
          >
            Erase
          </Button>
          <Button variant="secondary" onClick={() => question.current?.close()}>
            Keep
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
