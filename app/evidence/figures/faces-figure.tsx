import { useId } from "react";
import { referenceAnchor } from "#app/evidence/text/reference.ts";
import { Figure } from "./figure.tsx";
import { FigureTable } from "./figure-table.tsx";
import type { Proportion } from "./proportions.server.ts";

/** A hundred people with light and a hundred without; improved faces are filled. */
export function FacesFigure({ proportion, number }: { proportion: Proportion; number: number }) {
  const { use, study, studyName, people, measure, light, control, subtracted } = proportion;
  return (
    <Figure
      number={number}
      marks={[]}
      caption={
        <>
          {use}: of a hundred people, those who improved are filled, by {lowerFirst(measure)}.{" "}
          <a href={`#${referenceAnchor(study)}`} className="underline underline-offset-[0.2em]">
            {studyName}
          </a>
          , {people === null ? "number of people not given" : `${people} people`}, rounded to whole
          persons.
          {subtracted &&
            ` The abstract gives ${light.printed}% and the difference; ${control.printed}% is what remains.`}{" "}
          One study: another may find less.
        </>
      }
    >
      <div className="faces">
        <Hundred title="With light" count={light.ofHundred} />
        <Hundred title={`With ${control.name}`} count={control.ofHundred} />
      </div>
      <FigureTable
        caption={`${use}: who improved`}
        columns={["Group", "Improved"]}
        rows={[
          ["Light", `${light.printed}%`],
          [capital(control.name), `${control.printed}%`],
        ]}
      />
    </Figure>
  );
}

function Hundred({ title, count }: { title: string; count: number }) {
  const id = useId();
  const [improved, others] = faceAreas(count);
  return (
    <div>
      <p>
        {title} <strong>{count} of 100</strong> improved
      </p>
      <svg aria-hidden="true" viewBox="0 0 200 200">
        <pattern id={`${id}y`} width="20" height="20" patternUnits="userSpaceOnUse">
          <circle cx="10" cy="10" r="8" className="better" />
          <path d="M6 11.5a4.5 4.5 0 0 0 8 0M7.5 7.5v1M12.5 7.5v1" className="smile" />
        </pattern>
        <pattern id={`${id}n`} width="20" height="20" patternUnits="userSpaceOnUse">
          <circle cx="10" cy="10" r="7.5" className="same" />
          <path d="M6.5 12.5h7M7.5 7.5v1M12.5 7.5v1" className="same" />
        </pattern>
        <path d={improved} fill={`url(#${id}y)`} />
        <path d={others} fill={`url(#${id}n)`} />
      </svg>
    </div>
  );
}

/** Ten faces a row, 20 px each: the first `count`, and the rest. */
export function faceAreas(count: number): [improved: string, others: string] {
  const top = Math.floor(count / 10) * 20;
  const along = (count % 10) * 20;
  const step = along === 0 ? 0 : 20;
  return [
    `M0 0H200V${top}H${along}V${top + step}H0z`,
    `M${along} ${top}H200V200H0V${top + step}H${along}z`,
  ];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
