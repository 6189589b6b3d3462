import type { Prose } from "#app/content/prose.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { startCitations } from "./citations.server.ts";

/** An editor's paragraph without citations. Static. */
export function PlainProse({ text }: { text: Prose }) {
  return <CitedText text={startCitations().inline(text)} />;
}
