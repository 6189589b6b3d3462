import { USE } from "#app/benefits/chosen-use.ts";
import { showHtml } from "#app/ui/static-html.tsx";
import { OWN_DOSE } from "./own-dose.ts";

/**
 * Answers the form of a reader's own dose in its place with the server's HTML, and updates the
 * address. Without the server the browser sends the form itself.
 */
export async function answerInPlace(form: HTMLFormElement): Promise<void> {
  const block = form.parentElement;
  const query = new URLSearchParams();
  const use = new URLSearchParams(location.search).get(USE);
  if (use) query.set(USE, use);
  for (const { name, value } of inputs(form)) if (value.trim()) query.set(name, value);
  try {
    const response = await fetch(`${new URL(form.action).pathname}/own-dose?${query}`);
    if (!response.ok) throw new Error(`Own dose: ${response.status}`);
    show(block, form, await response.text());
    history.replaceState(history.state, "", `?${query}#${OWN_DOSE}`);
  } catch {
    form.submit();
  }
}

function show(block: HTMLElement | null, form: HTMLFormElement, html: string) {
  if (!block) return;
  const before = block.querySelector(ANSWER);
  const focused = document.activeElement;
  const focus = form.contains(focused) ? focused?.getAttribute("name") : undefined;
  const typed = inputs(form);
  showHtml(block, html);
  const shown = inputs(block);
  // Keeps text that was typed during the request.
  for (const [index, { value }] of typed.entries()) if (shown[index]) shown[index].value = value;
  const now = block.querySelector(ANSWER);
  const wrong = block.querySelector<HTMLElement>("[aria-invalid]");
  const none = block.querySelector("[data-none]");
  const said = (now?.querySelector("h3") ?? none)?.textContent ?? "";
  if (none && before) {
    none.textContent = "From your last entry:";
    before.classList.add("text-ink-soft");
    none.after(before);
  }
  const same = focus ? `[name="${focus}"]` : "[type=submit]";
  if (wrong) wrong.focus();
  else if (focus !== undefined) block.querySelector<HTMLElement>(same)?.focus();
  const status = block.nextElementSibling;
  if (status) status.textContent = said;
}

const ANSWER = "[data-answer]";

const inputs = (within: Element) => [...within.querySelectorAll("input")];
