import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import { Accordion } from "#app/ui/accordion.tsx";

/** `Prose` in content, `EvidenceText` on the page. */
export type FaqItem<Text> = {
  readonly question: string;
  readonly answer: Text;
};

/** Open without JavaScript too. */
export function Faq({ items }: { items: readonly FaqItem<EvidenceText>[] }) {
  return (
    <Accordion
      items={items.map(({ question, answer }) => ({
        title: question,
        content: (
          <p>
            <CitedText text={answer} />
          </p>
        ),
      }))}
    />
  );
}
