import type { ReactNode } from "react";

/** Leaves out facts without a value. */
export function Facts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="border-rule border-t text-[15px]">
      {Object.entries(facts).map(([name, value]) =>
        value === undefined ? null : (
          <div key={name} className="flex flex-wrap gap-x-6 border-rule border-b py-2">
            <dt className="w-44 shrink-0 font-semibold">{name}</dt>
            <dd className="figures min-w-0 flex-1 basis-56 wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
