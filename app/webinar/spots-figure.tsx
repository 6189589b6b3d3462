import { Figure } from "#app/evidence/figures/figure.tsx";
import { protocols } from "#app/evidence/ledger/protocols.ts";

/** Why the size of the lit spot matters: places lit one after the other, and the minutes they take. */
export function SpotsFigure() {
  return (
    <Figure
      number={1}
      marks={[]}
      caption={`A handheld lights one place at a time. Counted with ${minutes.from} minutes a place, the shorter end of this site’s skin protocol at ${irradiance} mW/cm²; no setting of PerfectIO X is implied.`}
    >
      <table className="w-full border-collapse text-left text-[15px]">
        <caption className="sr-only">Minutes by the number of places</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Places</th>
            <th scope="col">Minutes</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={count} className="border-rule border-b">
              <th scope="row" className="py-2.5 pr-4 font-normal">
                <span className="flex items-center gap-4">
                  <span className="figures w-16 shrink-0">
                    {count === 1 ? "1 place" : `${count} places`}
                  </span>
                  <Spots count={count} />
                </span>
              </th>
              <td className="figures whitespace-nowrap py-2.5 text-right font-semibold">
                {`${count * minutes.from} min`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}

const counts = [1, 2, 4, 8];
const { minutes, irradiance } = protocols["skin-health"];

function Spots({ count }: { count: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count * 24} 24`}
      className="h-[clamp(14px,4vw,24px)] w-auto"
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spots have nothing but their place.
        <g key={index} transform={`translate(${index * 24 + 12} 12)`}>
          <circle r={10} className="fill-spectrum-660 opacity-20" />
          <circle r={7} className="fill-spectrum-660 opacity-35" />
          <circle r={4} className="fill-spectrum-660 forced-colors:fill-[CanvasText]" />
        </g>
      ))}
    </svg>
  );
}
