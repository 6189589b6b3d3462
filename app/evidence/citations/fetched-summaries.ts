import type { StudySummary } from "./study-summary.server.ts";

/** By study id, requests under way included. */
const summaries = new Map<string, Promise<StudySummary | undefined>>();

/**
 * Fetches new findings in one request, each once, in the order of `ids`; undefined for an unknown
 * id. A failure is forgotten, so that the next call asks again.
 */
export function fetchSummaries(ids: readonly string[]): Promise<(StudySummary | undefined)[]> {
  const unknown = ids.filter((id) => !summaries.has(id));
  if (unknown.length > 0) {
    const answer = ask(unknown);
    for (const id of unknown) {
      summaries.set(
        id,
        answer.then((all) => all[id]),
      );
    }
    answer.catch(() => unknown.map((id) => summaries.delete(id)));
  }
  return Promise.all(ids.map((id) => summaries.get(id)));
}

async function ask(ids: readonly string[]): Promise<Record<string, StudySummary>> {
  const response = await fetch(`/api/studies/${ids}`);
  if (!response.ok) throw new Error(`Studies: ${response.status}`);
  return response.json();
}
