import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { href, useSearchParams } from "react-router";
import { USE } from "#app/benefits/chosen-use.ts";
import type { BenefitSlug } from "#app/benefits/content/benefits.ts";
import { TextLink } from "#app/ui/link.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { DoseForm } from "./dose-form.tsx";
import { OWN_DOSE, type OwnDoseAnswer, type OwnDoseView } from "./own-dose.ts";
import { ProtocolRuler, type ProtocolRulerView } from "./protocol-ruler.tsx";

/**
 * The form is answered where it is, and the address then holds what was written. Without the server, as without
 * JavaScript, the browser sends the form to the page.
 */
export function OwnDose({
  slug,
  ruler,
  own,
  isOpen,
}: {
  slug: BenefitSlug;
  ruler: ProtocolRulerView | null;
  /** For the words in the address. */
  own: OwnDoseView;
  isOpen: boolean;
}) {
  const [parameters] = useSearchParams();
  const [{ messages, answer }, setView] = useState(own);
  const [isSent, setSent] = useState(false);
  const isWrong = hasMistakes(messages);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const use = parameters.get(USE);
    const query = new URLSearchParams(use ? { [USE]: use } : {});
    for (const [name, value] of new FormData(form)) {
      if (String(value).trim()) query.set(name, String(value));
    }
    try {
      const response = await fetch(`${href("/benefits/:slug/own-dose", { slug })}?${query}`);
      if (!response.ok) throw new Error(`Own dose: ${response.status}`);
      const next: OwnDoseView = await response.json();
      flushSync(() => {
        setView(({ answer }) => (hasMistakes(next.messages) ? { ...next, answer } : next));
        setSent(true);
      });
      history.replaceState(history.state, "", `?${query}#${OWN_DOSE}`);
      form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    } catch {
      form.submit();
    }
  }

  return (
    <PhoneFold title="Check my own device" open={isOpen}>
      <div id={OWN_DOSE}>
        <DoseForm slug={slug} words={own.words} messages={messages} onSubmit={submit} />
        {isWrong && <p className="mt-4 text-ink-soft">{answer ? "From your last entry:" : FIX}</p>}
        {answer && (
          <div className={isWrong ? "text-ink-soft" : undefined}>
            <Answer answer={answer} />
          </div>
        )}
        {ruler && (
          <ProtocolRuler slug={slug} ruler={ruler} mark={isWrong ? undefined : answer?.mark} />
        )}
        {/* Nothing before the reader sends the form. */}
        <p role="status" className="sr-only">
          {isSent && (isWrong ? FIX : answer?.headline)}
        </p>
      </div>
    </PhoneFold>
  );
}

const FIX = "Please fix the highlighted fields.";

const hasMistakes = (messages: OwnDoseView["messages"]) => Object.keys(messages).length > 0;

function Answer({ answer }: { answer: OwnDoseAnswer }) {
  const { headline, values, paragraphs, warnings, more } = answer;
  return (
    <div className="mt-6 max-w-(--measure)">
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
