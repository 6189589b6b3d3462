import { listAskFirst } from "#app/evidence/ledger/ask-first.server.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listDevices } from "#app/evidence/ledger/devices.server.ts";
import { listOwnFigures } from "#app/evidence/ledger/own-figures.server.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";

/** All ids of content/ that texts and lists may name. */
export const contentIds = {
  StudyId: idsOf(listStudies()),
  OutcomeRef: listStudies().flatMap(({ id, outcomes }) =>
    Object.keys(outcomes).map((name) => `${id}/${name}`),
  ),
  ClaimId: idsOf(listClaims()),
  AskFirstId: idsOf(listAskFirst()),
  ProtocolId: Object.keys(protocols),
  DeviceId: listDevices().map(([id]) => id),
  OwnFigureId: idsOf(listOwnFigures()),
} as const satisfies Record<string, readonly string[]>;

/** As types, for code that names one. */
export function idTypes(): string {
  const types = Object.entries(contentIds).map(
    ([name, ids]) => `export type ${name} =\n${ids.map((id) => `  | "${id}"`).join("\n")};\n`,
  );
  return [
    "// Written by `npm run content`: the ids of content/. Another one does not compile.\n",
    ...types,
  ].join("\n");
}

function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}
