import type { ContentsEntry } from "#app/ui/contents-beside.tsx";

/** The sections of a benefit page, in order. */
export const contents: ContentsEntry[] = [
  { id: "top", text: "Short answer" },
  { id: "overview", text: "What we know" },
  { id: "safety", text: "Is it safe for me?" },
  { id: "protocol", text: "How to use it" },
  { id: "timeline", text: "When to expect results" },
  { id: "uses", text: "What it’s been tested for" },
  { id: "not-shown", text: "What studies haven’t shown" },
  { id: "devices", text: "What to buy" },
  { id: "faq", text: "Common questions" },
  { id: "plan-reasons", text: "How we chose these numbers" },
  { id: "mechanisms", text: "How it might work" },
  { id: "references", text: "Sources" },
];
