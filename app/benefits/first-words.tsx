import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { type EvidenceNode, splitFirstSentence } from "#app/evidence/text/evidence-text.ts";
import { PhoneRest } from "#app/ui/phone-fold.tsx";

/** Phones show the first sentence and open the rest. */
export function FirstWords({ text }: { text: EvidenceNode }) {
  const [first, rest] = splitFirstSentence(
    typeof text === "object" && "children" in text ? text.children : [text],
  );
  if (rest.length === 0) return <CitedText text={[text]} />;
  return (
    <PhoneRest
      className="phone-rest-inline"
      first={
        <>
          <CitedText text={first} />{" "}
        </>
      }
    >
      <p>
        <CitedText text={rest} />
      </p>
    </PhoneRest>
  );
}
