/** Keeps ranges ("6–12", "$100–$400") and "J/cm²" on one line; `typeset` keeps a number with its unit. */
export function Unbroken({ text }: { text: string }) {
  return text.split(UNBROKEN).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

const UNBROKEN = /(\$?\d+(?:,\d{3})*(?:\.\d+)?–\$?\d+(?:,\d{3})*(?:\.\d+)?|\bm?[JW]\/cm²)/;
