import { href } from "react-router";
import { SUBCATEGORIES, type Subcategory } from "#app/content/article.ts";
import { pathWith } from "#app/infra/path-with.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { ChoiceLinks } from "#app/ui/choice-links.tsx";
import { Fold } from "#app/ui/fold.tsx";
import type { Tag } from "./article-groups.server.ts";

/** The value of `?topic=`; "unknown" for a topic that does not exist. */
export type BlogTopic = Subcategory | "all" | "unknown";

export type BlogFilter = {
  topic: BlogTopic;
  /** The value of `?tag=`, if there is one. */
  tag?: Tag | "unknown" | undefined;
  tags: readonly Tag[];
};

/** Topics, and the commonest tags of the chosen one. Works without JavaScript. */
export function BlogFilters({ topic, tag, tags }: BlogFilter) {
  const chosen = typeof tag === "object" ? tag : undefined;
  const isListed = tags.some(({ slug }) => slug === chosen?.slug);
  const choices = [...(chosen && !isListed ? [chosen] : []), ...tags];
  return (
    <div className="mb-8">
      <ChoiceLinks
        label="Topics"
        choices={TOPICS.map(({ name, topic }) => ({ name, href: addressOf({ topic, tag }) }))}
        chosen={tag === "unknown" ? undefined : addressOf({ topic, tag })}
      />
      {choices.length > 0 && (
        <Fold title={chosen ? `Tag: ${chosen.name}` : "Tags"} className="mt-3">
          <div className="mt-4">
            <ChoiceLinks
              label="Tags"
              choices={[
                { name: "All", href: addressOf({ topic }) },
                ...choices.map((tag) => ({ name: tag.name, href: addressOf({ topic, tag }) })),
              ]}
              chosen={tag === "unknown" ? undefined : addressOf({ topic, tag })}
            />
          </div>
        </Fold>
      )}
    </div>
  );
}

/** The address of the filter's first page. */
export function addressOf({ topic, tag }: Omit<BlogFilter, "tags">): string {
  const asked = new URLSearchParams();
  if (topic !== "all") asked.set("topic", topic);
  if (typeof tag === "object") asked.set("tag", tag.slug);
  return pathWith(href("/blog"), asked);
}

const TOPICS: readonly { name: string; topic: BlogTopic }[] = [
  { name: "All", topic: "all" },
  ...SUBCATEGORIES.map((topic) => ({ name: capitalise(topic), topic })),
];
