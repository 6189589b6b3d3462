import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import * as site from "#app/site.config.ts";

/** The parameter with the code of a finished action: `?done=revoked`. */
const DONE = "done";

/** @param done messages by the code in the address @param actions beside the title */
export function DeskPage({
  title,
  intro,
  done = {},
  actions,
  children,
}: {
  title: string;
  intro?: ReactNode;
  done?: Readonly<Record<string, string>>;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const [parameters] = useSearchParams();
  const code = parameters.get(DONE) ?? "";
  const message = Object.hasOwn(done, code) ? done[code] : undefined;
  return (
    <>
      <title>{`${title} · Desk · ${site.name}`}</title>
      {message && (
        <p
          role="status"
          className="mb-6 rounded-control border border-rule bg-sunk px-4 py-2.5 font-medium text-[15px]"
        >
          {message}
        </p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-h2">{title}</h1>
        {actions}
      </div>
      {intro && <p className="mt-2 max-w-[42rem] text-[16px] text-ink-soft">{intro}</p>}
      <div className="mt-7 space-y-12">{children}</div>
    </>
  );
}

export function DeskSection({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      {intro && <p className="mt-1 max-w-[42rem] text-[15px] text-ink-soft">{intro}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
