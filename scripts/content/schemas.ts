import { z } from "zod";
import type { Mistakes } from "#app/content/content-files.server.ts";
import { askFirstId } from "#app/evidence/ledger/ask-first.server.ts";
import { outcomeRef } from "#app/evidence/ledger/claim.ts";
import { claimId } from "#app/evidence/ledger/claims.server.ts";
import { deviceId } from "#app/evidence/ledger/devices.server.ts";
import { studyId } from "#app/evidence/ledger/studies.server.ts";
import { contentIds } from "./ids.ts";

/** JSON Schemas, with which an editor completes and explains fields, by the folder or file of content/ that they are for. */
export function jsonSchemas(read: Mistakes["read"]): Map<string, object> {
  const ids = new Map<unknown, string[]>([
    [studyId, contentIds.StudyId],
    [outcomeRef, contentIds.OutcomeRef],
    [claimId, contentIds.ClaimId],
    [askFirstId, contentIds.AskFirstId],
    [deviceId, contentIds.DeviceId],
  ]);
  const schemas = new Map([...read].map(([path, schema]) => [path.replace(/[/.].*$/, ""), schema]));
  return new Map(
    [...schemas].map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, {
        // What YAML's tools know best.
        target: "draft-7",
        io: "input",
        override: ({ zodSchema, jsonSchema }) => {
          const known = ids.get(zodSchema);
          if (known) jsonSchema.enum = known;
        },
      }),
    ]),
  );
}
