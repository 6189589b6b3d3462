import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { listDifferences } from "#app/evidence/ledger/differences.server.ts";
import { daysBetween, judgingDays } from "#app/evidence/ledger/judging-days.ts";
import { type ProtocolId, protocols } from "#app/evidence/ledger/protocols.server.ts";
import { typeset } from "#app/text/typeset.ts";
import type { DiaryChoices } from "./choices.ts";
import { texts } from "./diary-texts.server.ts";

/** What a reader can keep a diary of. */
export function diaryChoices(): DiaryChoices {
  return {
    uses: benefits.flatMap(({ slug, name }) =>
      loadBenefit(slug).applications.map(({ claim, condition }) => ({
        id: claim,
        name: condition,
        page: { slug, name },
        days: daysToJudge(slug),
      })),
    ),
    measures: Object.entries(texts.measures).map(([id, written]) => {
      const { name, question, unit, help, ...measure } = written;
      return {
        ...measure,
        id,
        name: typeset(name),
        question: typeset(question),
        unit: unit ? ` ${unit}` : "",
        help: help ? startCitations().inline(help) : null,
        worthwhile: listDifferences().flatMap(({ diary, claims = [], source }) =>
          diary?.measure === id ? [{ ...diary, uses: claims, url: source.url }] : [],
        ),
      };
    }),
  };
}

function daysToJudge(slug: ProtocolId): number {
  const start = "2026-01-01";
  const { judge } = judgingDays(protocols[slug].judging, start);
  return daysBetween(start, judge);
}
