import type { StudySummary } from "./study-summary.ts";

/** What was fetched or is on its way, by the study's id. */
const summaries = new Map<string, Promise<StudySummary | undefined>>();

/**
 * Fetches what studies found: each once, and with one request those that are new. In the order of `ids`,
 * undefined for one that the server does not have. A failure is forgotten, so that the next look asks again.
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
