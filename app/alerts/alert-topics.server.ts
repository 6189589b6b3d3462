import { benefits } from "#app/benefits/benefits.ts";
import { type Change, listChanges } from "#app/evidence/ledger/changes.server.ts";
import { claimPage } from "#app/evidence/ledger/claim-page.ts";
import { findClaim, isClaimId, listClaims } from "#app/evidence/ledger/claims.server.ts";
import { type AlertTopic, EVERYTHING } from "./alert-topic.ts";

/** The topic with this id; undefined where there is none. */
export function findTopic(id: unknown): AlertTopic | undefined {
  return topics.find((topic) => topic.id === id);
}

/** What a topic is called, also one that is no more. */
export function nameTopic(id: string): string {
  return findTopic(id)?.name ?? "a topic that we no longer have";
}

/** What a reader can choose on a page about this topic: it, what it is part of, and everything. */
export function topicsAround(id: string | null): readonly AlertTopic[] {
  const [kind, claim = ""] = (id ?? "").split("/");
  const parts = kind === "claims" && isClaimId(claim) ? [id, benefitOf(claim)] : [id];
  const chosen = parts.flatMap((part) => findTopic(part) ?? []);
  if (chosen.length > 0 && id !== EVERYTHING) return [...chosen, everything];
  return [everything, ...benefitTopics];
}

/** The verdicts that changed, newest first. */
export function listVerdictChanges(): Change[] {
  return listChanges().filter(({ kind }) => kind === "changed verdict");
}

/** Whether a reader with this topic is to be told of a changed verdict. */
export function isAbout(topic: string, { about }: Pick<Change, "about">): boolean {
  if (topic === EVERYTHING || topic === `claims/${about.id}`) return true;
  return isClaimId(about.id) && topic === benefitOf(about.id);
}

const benefitOf = (claim: Parameters<typeof findClaim>[0]) =>
  `benefits/${claimPage(findClaim(claim))}`;

const everything: AlertTopic = { id: EVERYTHING, name: "Every verdict of this site" };

const benefitTopics = benefits.map(
  ({ slug, name }): AlertTopic => ({ id: `benefits/${slug}`, name: `All of ${name}` }),
);

const topics: readonly AlertTopic[] = [
  everything,
  ...benefitTopics,
  ...listClaims().map(({ id, condition }) => ({ id: `claims/${id}`, name: condition })),
];
