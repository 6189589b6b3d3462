import { benefits } from "#app/benefits/content/benefits.ts";
import { type Change, listChanges } from "#app/evidence/ledger/changes.server.ts";
import { claimPage } from "#app/evidence/ledger/claim-address.ts";
import { findClaim, isClaimId, listClaims } from "#app/evidence/ledger/claims.server.ts";
import { type AlertTopic, EVERYTHING } from "./alert-topic.ts";

/** @param id such as "everything", "benefits/hair-growth" or "claims/neck-pain"; may come from a form */
export function findTopic(id: unknown): AlertTopic | undefined {
  return topics.find((topic) => topic.id === id);
}

/** Works for removed topics too. */
export function nameTopic(id: string): string {
  return findTopic(id)?.name ?? "a topic that we no longer have";
}

/** The choice on a page about a topic: the topic, its benefit and everything. */
export function topicsAround(id: string | null): readonly AlertTopic[] {
  const [kind, claim = ""] = (id ?? "").split("/");
  const parts = kind === "claims" && isClaimId(claim) ? [id, benefitOf(claim)] : [id];
  const chosen = parts.flatMap((part) => findTopic(part) ?? []);
  if (chosen.length > 0 && id !== EVERYTHING) return [...chosen, everything];
  return [everything, ...benefitTopics];
}

export function listVerdictChanges(): Change[] {
  return listChanges().filter(({ kind }) => kind === "changed verdict");
}

/** True when readers of a topic get a mail about the change. @param topic a topic's id */
export function isAbout(topic: string, { about }: Pick<Change, "about">): boolean {
  if (topic === EVERYTHING || topic === `claims/${about.id}`) return true;
  return isClaimId(about.id) && topic === benefitOf(about.id);
}

const benefitOf = (claim: Parameters<typeof findClaim>[0]) =>
  `benefits/${claimPage(findClaim(claim))}`;

const everything: AlertTopic = { id: EVERYTHING, name: "All of our answers" };

const benefitTopics = benefits.map(
  ({ slug, name }): AlertTopic => ({ id: `benefits/${slug}`, name: `All of ${name}` }),
);

const topics: readonly AlertTopic[] = [
  everything,
  ...benefitTopics,
  ...listClaims().map(({ id, condition }) => ({ id: `claims/${id}`, name: condition })),
];
