import { useId } from "react";
import { Link } from "react-router";
import { Figure } from "./figure.tsx";
import { FigureTable } from "./figure-table.tsx";
import { SpectrumBar } from "./spectrum-bar.tsx";
import { SpectrumTicks } from "./spectrum-ticks.tsx";
import { hitAreas } from "./stack-dots.ts";
import type { TestedLight } from "./tested-light.server.ts";

/** The spectrum with a dot for each wavelength that a study printed, and marks at the reader's own peaks. */
export function TestedLightFigure({
  light: { dots, studies, near },
  number,
}: {
  light: TestedLight;
  number: number;
}) {
  const id = useId();
  const top = (Math.max(...dots.map(({ level }) => level)) + 1) * PITCH + 6;
  const base = top - 8;
  const targets = hitAreas(dots, { base, pitch: PITCH });
  return (
    <Figure
      number={number}
      marks={[]}
      caption={`Each dot is a wavelength that a study behind our uses printed, ${studies} studies in all; some used several. A dot leads to its study. Lasers and LEDs alike, some of them on animals or cells. Many dots show where people looked, not what works best.`}
    >
      <svg className="dots" width="100%" height={top + 54}>
        <title>Studies by wavelength, from 600 to 1000 nm</title>
        <SpectrumBar bands={near.map(({ peak }) => peak)} y={top + 6} height={18} gradientId={id} />
        <SpectrumTicks y={top + 50} />
        {dots.map((dot, index) => (
          <Link
            key={`${dot.href} ${dot.nanometres}`}
            to={dot.href}
            aria-label={`${dot.name}, ${dot.nanometres} nm`}
            className={near.length > 0 && !dot.near ? "far" : undefined}
          >
            <title>{`${dot.name}, ${dot.nanometres} nm`}</title>
            <rect {...targets[index]} fill="transparent" />
            <circle cx={`${dot.at}%`} cy={base - dot.level * PITCH} r="4.5" />
          </Link>
        ))}
      </svg>
      <FigureTable
        caption="Studies by the wavelengths that they printed"
        columns={["Wavelength", "Studies"]}
        rows={[...Map.groupBy(dots, ({ nanometres }) => nanometres)].map(([nanometres, own]) => [
          `${nanometres} nm`,
          own.map(({ name, href }, index) => (
            <span key={href}>
              {index > 0 && ", "}
              <Link to={href}>{name}</Link>
            </span>
          )),
        ])}
      />
    </Figure>
  );
}

/** px */
const PITCH = 11;
