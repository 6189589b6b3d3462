import { z } from "zod";
import { benefitSchema } from "#app/benefits/content/benefit.server.ts";
import { deviceCriteriaSchema } from "#app/benefits/devices/device-criteria.server.ts";
import { doseSchema } from "#app/dose/dose-texts.server.ts";
import { dosesLeftOutSchema } from "#app/dose/dose-trials.server.ts";
import {
  askFirstId,
  askFirstSchema,
  everybodySchema,
} from "#app/evidence/ledger/ask-first.server.ts";
import { assumedPanelSchema } from "#app/evidence/ledger/assumed-panel.server.ts";
import { claimSchema, outcomeRef } from "#app/evidence/ledger/claim.ts";
import { claimId } from "#app/evidence/ledger/claims.server.ts";
import { deviceId, devicesSchema } from "#app/evidence/ledger/devices.server.ts";
import { differencesSchema } from "#app/evidence/ledger/differences.server.ts";
import { gradingSchema } from "#app/evidence/ledger/grading.server.ts";
import { guidelinesSchema } from "#app/evidence/ledger/guidelines.server.ts";
import { lookedForSchema } from "#app/evidence/ledger/looked-for.server.ts";
import { openDataSchema } from "#app/evidence/ledger/open-data-texts.server.ts";
import { opticsSourcesSchema } from "#app/evidence/ledger/optics-sources.server.ts";
import { ownFiguresSchema } from "#app/evidence/ledger/own-figures.server.ts";
import { pageHistorySchema, withdrawnSchema } from "#app/evidence/ledger/page-history.server.ts";
import { protocolSchema } from "#app/evidence/ledger/protocols.server.ts";
import { studyId } from "#app/evidence/ledger/studies.server.ts";
import { studySchema } from "#app/evidence/ledger/study.ts";
import { explainerSchema } from "#app/explainer/explainer.server.ts";
import { figuresSchema } from "#app/figures/figures.server.ts";
import { mailSchema } from "#app/forms/mail-text.server.ts";
import { signUpsSchema } from "#app/forms/sign-up-words.server.ts";
import { ownPagesSchema } from "#app/frame/head/own-pages.server.ts";
import { unpublishedSchema } from "#app/frame/unpublished.server.ts";
import { guideHubSchema } from "#app/guides/content/hub.server.ts";
import { longGuideSchema } from "#app/guides/content/red-light-101.server.ts";
import { diarySchema } from "#app/tools/diary/diary-texts.server.ts";
import { lightInSkinSchema } from "#app/tools/light-in-skin/light-in-skin-texts.server.ts";
import { specSheetSchema } from "#app/tools/spec-sheet/spec-sheet-texts.server.ts";
import { evidenceSchema } from "#app/uses/evidence-texts.server.ts";
import { webinarSchema } from "#app/webinar/webinar-content.server.ts";
import { desksSchema } from "../article-check/front-matter-check.ts";
import { contentIds } from "./ids.ts";

/** By the folder or file of content/ that they are for. */
const SCHEMAS = {
  benefits: benefitSchema,
  "guide-hub": guideHubSchema,
  "red-light-101": longGuideSchema,
  studies: studySchema,
  uses: claimSchema,
  protocols: protocolSchema,
  "ask-first": askFirstSchema,
  mails: mailSchema,
  "ask-everybody": everybodySchema,
  "assumed-panel": assumedPanelSchema,
  "device-criteria": deviceCriteriaSchema,
  desks: desksSchema,
  devices: devicesSchema,
  dose: doseSchema,
  "doses-left-out": dosesLeftOutSchema,
  diary: diarySchema,
  differences: differencesSchema,
  evidence: evidenceSchema,
  explainer: explainerSchema,
  figures: figuresSchema,
  grading: gradingSchema,
  guidelines: guidelinesSchema,
  "light-in-skin": lightInSkinSchema,
  "light-in-skin-sources": opticsSourcesSchema,
  "looked-for": lookedForSchema,
  "open-data": openDataSchema,
  "own-figures": ownFiguresSchema,
  "own-pages": ownPagesSchema,
  "page-history": pageHistorySchema,
  "sign-ups": signUpsSchema,
  "spec-sheet": specSheetSchema,
  unpublished: unpublishedSchema,
  webinar: webinarSchema,
  "withdrawn-studies": withdrawnSchema,
} as const satisfies Record<string, z.ZodType>;

/** JSON Schemas, with which an editor completes and explains fields, by the name of their file. */
export function jsonSchemas(): [name: string, schema: object][] {
  const ids = new Map<unknown, string[]>([
    [studyId, contentIds.StudyId],
    [outcomeRef, contentIds.OutcomeRef],
    [claimId, contentIds.ClaimId],
    [askFirstId, contentIds.AskFirstId],
    [deviceId, contentIds.DeviceId],
  ]);
  return Object.entries(SCHEMAS).map(([name, schema]) => [
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
  ]);
}
