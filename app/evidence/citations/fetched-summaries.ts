import type { StudySummary } from "./study-summary.server.ts";

/** By study id, requests under way included. */
const summaries = new Map<string, Promise<StudySummary>>();

/** Fetches a study's finding once. A failure is forgotten, so that the next call asks again. */
export function fetchSummary(id: string): Promise<StudySummary> {
  const known = summaries.get(id);
  if (known) return known;
  const answer = ask(id);
  summaries.set(id, answer);
  answer.catch(() => summaries.delete(id));
  return answer;
}

async function ask(id: string): Promise<StudySummary> {
  const response = await fetch(`/api/studies/${id}`);
  if (!response.ok) throw new Error(`Studies: ${response.status}`);
  return response.json();
}
