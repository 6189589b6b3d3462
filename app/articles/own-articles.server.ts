import type { Articles } from "./articles.server.ts";

/** Our pages link to our own articles, so these fill the gaps. Lists and feeds are the store's. */
export function withOwnArticles(store: Articles, own: Articles): Articles {
  return {
    ...store,
    async get(slug) {
      const answer = await store.get(slug);
      if (answer.status === "ok") return answer;
      const ours = await own.get(slug);
      return ours.status === "ok" ? ours : answer;
    },
    async has(slug) {
      const answer = await store.has(slug);
      return answer !== "yes" && (await own.get(slug)).status === "ok" ? "yes" : answer;
    },
    async others() {
      const ours = await own.list();
      return ours.status === "ok" ? ours.articles : [];
    },
    async addresses() {
      const [listed, ours] = await Promise.all([store.addresses(), own.addresses()]);
      if (listed.status !== "ok" || ours.status !== "ok") return listed;
      const taken = new Set(listed.articles.map(({ slug }) => slug));
      const others = ours.articles.filter(({ slug }) => !taken.has(slug));
      return { ...listed, articles: [...listed.articles, ...others] };
    },
  };
}
