import { href } from "react-router";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import { Fold } from "#app/ui/fold.tsx";
import { TextLink } from "#app/ui/link.tsx";

/** For readers without JavaScript, and for those who like paper: the same rule by hand. Static. */
export function PaperDiary({ title, how }: { title: string; how: EvidenceText }) {
  return (
    <>
      <Fold title={title} className="diary-paper mt-12">
        <div className="prose mt-4 max-w-(--measure)">
          <CitedText text={how} />
        </div>
        <p className="mt-6 hidden print:block">
          What I write down: ____________________________ First day with light: ______________ Day
          to decide: ______________
        </p>
        <table className="paper-days mt-6 hidden print:table">
          <caption className="sr-only">A week in each row, with room for a number a day</caption>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              {DAYS.map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
              <th scope="col">Average</th>
            </tr>
          </thead>
          <tbody>
            {WEEKS.map((week) => (
              <tr key={week}>
                <td />
                {DAYS.map((day) => (
                  <td key={day} />
                ))}
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
      <p className="mt-8 print:hidden">
        <TextLink to={href("/diary/method")}>
          How the diary compares, and how often it is wrong
        </TextLink>
      </p>
    </>
  );
}

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const WEEKS = Array.from({ length: 10 }, (_, week) => week);
