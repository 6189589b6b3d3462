import type { ChildNode } from "domhandler";
import { getElementsByTagName, textContent } from "domutils";

/**
 * What a chart of results draws elsewhere than it says, if anything: a value over its mark, the bar of an interval, whose
 * ends the article has, or dots, whose number is bold beside them.
 */
export function misdrawn(
  svg: ChildNode[],
  isKnown: (drawn: string) => boolean,
): string | undefined {
  return misplaced(svg, isKnown) ?? miscounted(svg);
}

/** An interval is a horizontal line 4 wide, over an axis whose numbers are centered on its ticks. */
function misplaced(svg: ChildNode[], isKnown: (drawn: string) => boolean): string | undefined {
  const ends = getElementsByTagName("path", svg).flatMap(({ attribs }) =>
    attribs["stroke-width"] === "4"
      ? (/^M(\S+) \S+H(\S+)$/.exec(attribs.d ?? "") ?? []).slice(1)
      : [],
  );
  const centered = getElementsByTagName("text", svg)
    .filter(({ attribs }) => attribs["text-anchor"] === "middle")
    .map((label) => ({
      text: textContent(label),
      x: Number(label.attribs.x),
      isValue: label.attribs["font-weight"],
    }));
  const [first, ...ticks] = centered.filter(({ isValue }) => !isValue);
  const last = ticks.at(-1);
  if (ends.length === 0 || !first || !last) return undefined;
  const perUnit = (last.x - first.x) / (Number(last.text) - Number(first.text));
  const read = (x: number) => (Number(first.text) + (x - first.x) / perUnit).toFixed(1);
  const value = centered.find(
    ({ text, x, isValue }) => isValue && read(x) !== Number(text).toFixed(1),
  );
  if (value) return `${value.text} at ${read(value.x)}`;
  const end = ends.map((x) => read(Number(x))).find((drawn) => !isKnown(drawn));
  return end && `a bar's end at ${end}`;
}

function miscounted(svg: ChildNode[]): string | undefined {
  const dots = Map.groupBy(getElementsByTagName("circle", svg), ({ attribs }) => attribs.fill);
  const counts = [...dots.values()].map(({ length }) => String(length));
  const said = getElementsByTagName("tspan", svg)
    .filter(({ attribs }) => attribs["font-weight"])
    .map(textContent);
  const lost = dots.size > 0 ? said.find((count) => !counts.includes(count)) : undefined;
  return lost && `${counts.join(" and ")} dots for ${said.join(" and ")}`;
}
