import { referenceAnchor } from "#app/evidence/text/reference.ts";
import { Figure } from "#app/figures/figure.tsx";
import { FigureTable } from "#app/figures/figure-table.tsx";
import { figureLegends } from "#app/figures/figures.server.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { ChoiceLinks } from "#app/ui/choice-links.tsx";
import type { Proportion } from "./proportions.server.ts";

/** Of these the address names one. */
export type FacesView = "both" | "difference";

/** A hundred people with light and a hundred without, or one hundred with what the light added. */
export function FacesFigure({
  proportion,
  number,
  view,
  addresses,
}: {
  proportion: Proportion;
  number: number;
  view: FacesView;
  /** Of the page with each view. */
  addresses: Readonly<Record<FacesView, string>>;
}) {
  const { use, study, studyName, people, measure, light, control, difference, subtracted } =
    proportion;
  const place = `#fig-${number}`;
  return (
    <Figure
      number={number}
      marks={[]}
      caption={
        <>
          {fillIn(figureLegends[view === "both" ? "faces" : "facesGained"], {
            use,
            measure: lowerFirst(measure),
            other: control.name,
          })}{" "}
          <a href={`#${referenceAnchor(study)}`} className="underline underline-offset-[0.2em]">
            {studyName}
          </a>
          ,{" "}
          {people === null
            ? "number of people not reported"
            : `${people} people in the whole study`}
          , rounded to whole persons.
          {subtracted &&
            ` The summary gives ${light.printed}% and the difference, so ${control.printed}% is our sum.`}{" "}
          {figureLegends.oneStudy}
        </>
      }
    >
      <ChoiceLinks
        label={`Faces: ${use}`}
        choices={[
          { name: "Both groups", href: addresses.both + place },
          { name: "The difference", href: addresses.difference + place },
        ]}
        chosen={addresses[view] + place}
        inPart
      />
      <div className="faces mt-4 items-end">
        {view === "both" ? (
          <>
            <Hundred title="With light" count={light.ofHundred} />
            <Hundred title={`With ${control.name}`} count={control.ofHundred} />
          </>
        ) : (
          <Hundred
            title={`More than with ${control.name}`}
            count={difference.ofHundred}
            from={control.ofHundred}
            to={light.ofHundred}
          />
        )}
      </div>
      <FigureTable
        caption={`${use}: who improved`}
        columns={["Group", "Improved"]}
        rows={[
          ["Light", `${light.printed}%`],
          [capitalise(control.name), `${control.printed}%`],
          ...(view === "both" ? [] : [["Difference", `${difference.printed} of 100 people`]]),
        ]}
      />
    </Figure>
  );
}

/** A hundred faces: outlined up to `from`, filled from there `to`; `count` in words. */
function Hundred({
  title,
  count,
  from = 0,
  to = count,
}: {
  title: string;
  count: number;
  from?: number;
  to?: number;
}) {
  return (
    <div>
      <p>
        {title} <strong>{count} of 100</strong> improved
      </p>
      <svg aria-hidden="true" viewBox="0 0 200 200">
        {from > 0 && <path d={facesArea(0, from)} fill="url(#face-o)" />}
        <path d={facesArea(from, to)} fill="url(#face-f)" />
        <path d={facesArea(to, 100)} fill="url(#face-n)" />
      </svg>
    </div>
  );
}

/** Once on a page, outside of what is folded: the faces that its figures repeat. */
export function FacePatterns({ view }: { view: FacesView }) {
  const square = { width: 20, height: 20, patternUnits: "userSpaceOnUse" };
  return (
    <svg aria-hidden="true" width="0" height="0" className="faces absolute">
      <pattern id="face-f" {...square}>
        <circle cx="10" cy="10" r="8" className="better" />
        <path d={SMILE} className="smile" />
      </pattern>
      <pattern id="face-n" {...square}>
        <circle cx="10" cy="10" r="7.5" className="same" />
        <path d="M6.5 12.5h7M7.5 7.5v1M12.5 7.5v1" className="same" />
      </pattern>
      {view === "difference" && (
        <pattern id="face-o" {...square}>
          <circle cx="10" cy="10" r="7.5" fill="none" className="stroke-ink" />
          <path d={SMILE} fill="none" className="stroke-ink" />
        </pattern>
      )}
    </svg>
  );
}

const SMILE = "M6 11.5a4.5 4.5 0 0 0 8 0M7.5 7.5v1M12.5 7.5v1";

/** The faces after the first `from`, up to the `to`th: ten a row, 20 px each. */
export function facesArea(from: number, to: number): string {
  const [x, y] = cornerOf(from);
  const [endX, endY] = cornerOf(to);
  return `M${x} ${y}H200V${endY}H${endX}V${endX > 0 ? endY + 20 : endY}H0V${x > 0 ? y + 20 : y}H${x}z`;
}

function cornerOf(face: number): [x: number, y: number] {
  return [(face % 10) * 20, Math.floor(face / 10) * 20];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
