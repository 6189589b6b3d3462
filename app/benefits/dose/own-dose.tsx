import { href } from "react-router";
import type { BenefitSlug } from "#app/benefits/content/benefits.ts";
import { TextLink } from "#app/ui/link.tsx";
import { DoseForm } from "./dose-form.tsx";
import { OWN_DOSE, type OwnDoseAnswer, type OwnDoseView } from "./own-dose.ts";
import { ProtocolRuler, type ProtocolRulerView } from "./protocol-ruler.tsx";

/** Drawn by the server with the page, and again for `own-dose-in-place.ts`. */
export function OwnDose({
  slug,
  ruler,
  own,
}: {
  slug: BenefitSlug;
  ruler: ProtocolRulerView | null;
  own: OwnDoseView;
}) {
  const { answer, messages } = own;
  return (
    <>
      <DoseForm slug={slug} {...own} />
      {answer && <Answer answer={answer} />}
      {Object.keys(messages).length > 0 && (
        <p data-none="" className="mt-4 text-ink-soft">
          Please fix the highlighted fields.
        </p>
      )}
      {ruler && <ProtocolRuler slug={slug} ruler={ruler} mark={answer?.mark} />}
    </>
  );
}

/** Announces answers to screen readers. */
export function OwnDoseBlock(props: Parameters<typeof OwnDose>[0]) {
  return (
    <>
      <div id={OWN_DOSE}>
        <OwnDose {...props} />
      </div>
      <p role="status" className="sr-only" />
    </>
  );
}

function Answer({ answer }: { answer: OwnDoseAnswer }) {
  const { headline, values, paragraphs, warnings, more } = answer;
  return (
    <div data-answer="" className="mt-6 max-w-(--measure)">
      <h3 className="text-h3">{headline}</h3>
      <dl className="figures mt-3 grid border-ink border-t sm:grid-cols-3">
        {values.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-rule border-b py-3">
            <dt className="text-ink-soft text-small">{label}</dt>
            <dd className="font-display text-[28px] leading-tight">{value}</dd>
          </div>
        ))}
      </dl>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {warnings.length > 0 && (
        <ul className="mt-4 space-y-2 border-ink border-l-3 pl-4">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink to={more}>What we assume, with a chart</TextLink>
        <TextLink to={href("/ask-first")}>Is it safe for me?</TextLink>
      </p>
    </div>
  );
}
