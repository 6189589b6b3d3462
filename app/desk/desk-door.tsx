import type { ReactNode } from "react";
import * as site from "#app/site.config.ts";

/** A short page outside of the desk's frame: sign-in, invite, failure. */
export function DeskDoor({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto max-w-md px-5 py-16 sm:py-24">
      <title>{`${title} · ${site.name}`}</title>
      <p className="desk-strip pt-5 font-semibold text-ink-soft text-small">{site.name} · Desk</p>
      <h1 className="mt-3 text-h2">{title}</h1>
      <div className="mt-5 space-y-5">{children}</div>
    </main>
  );
}

export function InviteCommand({ lead }: { lead: string }) {
  return (
    <div className="text-[15px] text-ink-soft">
      <p>{lead}</p>
      <pre className="mt-2 overflow-x-auto whitespace-pre-wrap rounded-control bg-sunk px-4 py-3 text-ink">
        npm run site desk invite NAME
      </pre>
    </div>
  );
}
