import type { ReactNode } from "react";

/** @param about role and place @param above over the words @param note beside the name */
export function Quotation({
  words,
  name,
  about,
  initials,
  above,
  note,
}: {
  words: string;
  name: string;
  about: string;
  initials: string;
  above?: ReactNode;
  note?: ReactNode;
}) {
  return (
    <figure className="flex h-full flex-col">
      {above}
      <blockquote className="mt-3 mb-6 max-w-[26em] font-display text-[21px] leading-snug first:mt-0">
        <p>{words}</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-4 text-[15px]">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full border border-rule bg-sunk font-semibold text-ink-soft text-small"
        >
          {initials}
        </span>
        <span>
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold">{name}</span>
            {note}
          </span>
          <span className="block text-ink-soft">{about}</span>
        </span>
      </figcaption>
    </figure>
  );
}
