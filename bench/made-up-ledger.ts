import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";
import type { StudyRecord } from "#app/evidence/ledger/study.ts";

const STUDIES = 10_000;

/** Copies as papers by other people, of other years and sizes. */
export function moreStudies(written: Record<string, StudyRecord>): Record<string, StudyRecord> {
  const real = Object.entries(written);
  const copies = Array.from({ length: STUDIES - real.length }, (_, number) => {
    const [id, study] = pick(real, number);
    const { corrected: _corrected, history: _history, added: _added, ...kept } = study;
    const copy: StudyRecord = {
      ...kept,
      authors: pick(real, number * 17 + 5)[1].authors,
      title: `${study.title}: copy ${number}`,
      year: 1990 + ((number * 7) % 36),
      pmid: null,
      doi: `10.1000/copy.${number}`,
      url: `https://doi.org/10.1000/copy.${number}`,
      participants: study.participants && 8 + ((number * 37) % 900),
    };
    return [copyOf(id, 1 + Math.floor(number / real.length)), copy] as const;
  });
  return { ...written, ...Object.fromEntries(copies) };
}

/** Each claim rests on the copies of its studies too. */
export function moreClaims(
  written: Record<string, ClaimRecord>,
  isStudy: (id: string) => boolean,
): Record<string, ClaimRecord> {
  const enlarge = <Ref extends string>(refs: readonly Ref[] = []) =>
    refs.flatMap((ref) => [ref, ...copiesOf(ref, isStudy)]) as Ref[];
  return Object.fromEntries(
    Object.entries(written).map(([id, claim]) => [
      id,
      {
        ...claim,
        supports: enlarge(claim.supports),
        opposes: enlarge(claim.opposes),
        background: enlarge(claim.background),
      },
    ]),
  );
}

function copiesOf(ref: string, isStudy: (id: string) => boolean): string[] {
  const [id = "", ...outcome] = ref.split("/");
  const copies: string[] = [];
  for (let copy = 1; isStudy(copyOf(id, copy)); copy += 1) {
    copies.push([copyOf(id, copy), ...outcome].join("/"));
  }
  return copies;
}

const copyOf = (id: string, copy: number) => `${id}-${copy}`;

function pick<Value>(values: readonly Value[], number: number): Value {
  return values[number % values.length] as Value;
}
