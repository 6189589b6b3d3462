import type { ProtocolId } from "#app/content/ids.ts";
import { keysOf } from "./record-keys.ts";

/** The topics of studies and claims, in the order of lists. A topic with claims has a page. */
export const TOPICS = {
  skin: { name: "Skin", short: "Skin", page: "skin-health" },
  pain: { name: "Pain and inflammation", short: "Pain", page: "pain-inflammation" },
  hair: { name: "Hair", short: "Hair", page: "hair-growth" },
  sleep: { name: "Sleep and energy", short: "Sleep", page: "sleep-energy" },
  mood: { name: "Mood and mind", short: "Mood", page: "mood-mental-health" },
  athletic: { name: "Sports", short: "Sports", page: "athletic-performance" },
  hormonal: { name: "Hormones", short: "Hormones", page: "hormonal-health" },
  mechanism: { name: "How light works", short: "How light works", page: null },
  dosimetry: { name: "Light and dose in tissue", short: "Dose", page: null },
  safety: { name: "Safety", short: "Safety", page: null },
} as const satisfies Record<string, TopicEntry>;

type TopicEntry = {
  readonly name: string;
  readonly short: string;
  /** The benefit page with its claims. */
  readonly page: ProtocolId | null;
};

export type Topic = keyof typeof TOPICS;

/** In the order of lists, with topics that have no page. */
export const topicIds: readonly Topic[] = keysOf(TOPICS);

/** The pages of topics, in the order of lists. */
export const topicPages: readonly string[] = topicIds.flatMap((topic) => TOPICS[topic].page ?? []);

/** Topics without claims. */
export const topicsOffPages: readonly Topic[] = topicIds.filter(
  (topic) => TOPICS[topic].page === null,
);
