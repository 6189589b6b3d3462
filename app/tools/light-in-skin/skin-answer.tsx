import { useId } from "react";
import { depthRange, formatDepth, lightLeft } from "#app/physics/skin-model.ts";
import { typeset } from "#app/text/typeset.ts";
import { HELD } from "./depth-bands.ts";
import type { Asked } from "./skin-fields.ts";

export function SkinAnswer({ asked, spread }: { asked: Asked; spread: number }) {
  const id = useId();
  const { nanometres, skin, problems } = asked;
  const ranges = lightLeft.flatMap(({ fraction, name }) => {
    const range = depthRange(fraction, nanometres, skin, spread);
    return range ? [{ name, depth: typeset(formatDepth(range)) }] : [];
  });
  return (
    <section aria-labelledby={id} className="figures">
      <h2 id={id} className="text-h3">
        At {nanometres} nm
      </h2>
      {Object.keys(problems).length > 0 && (
        <p className="mt-2 text-[15px] text-ink-soft">
          We couldn’t read one of the fields. This is for what was there before.
        </p>
      )}
      {ranges.length > 0 ? (
        <dl className="mt-2 grid gap-x-8 sm:grid-cols-3 lg:grid-cols-1">
          {ranges.map(({ name, depth }) => (
            <div key={name} className="flex flex-col-reverse border-rule border-t py-3">
              <dt className="text-[15px] text-ink-soft leading-snug">
                {name} of the light is left
              </dt>
              <dd className="font-display text-[26px] leading-tight">{depth}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-2 text-[15px] text-ink-soft">
          We have no data for blood here. Our table goes from {HELD.from} to {HELD.to} nm.
        </p>
      )}
    </section>
  );
}
