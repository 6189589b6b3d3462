import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import { staysState } from "#app/layout/overlay.ts";
import {
  type Asked,
  FIELDS,
  type FieldName,
  type FieldRules,
  readAddress,
  type Written,
} from "./skin-fields.ts";

type Tools = typeof import("./skin-results.tsx");

type State = {
  readonly written: Written;
  readonly asked: Asked;
  /** Fields whose problem is told: not while somebody is still typing. */
  readonly told: readonly FieldName[];
};

/**
 * The fields' life in the browser: the address fills them, what is changed counts at once, and comes into the
 * address when it rests. A sent form does the same by a navigation, and without JavaScript.
 *
 * @param served what the server read in the address
 */
export function useSkinFields(served: Asked, rules: FieldRules) {
  const [parameters, setParameters] = useSearchParams();
  const [state, setState] = useState<State>(() => ({
    written: readAddress(parameters, rules),
    asked: served,
    told: FIELDS,
  }));
  const [tools, setTools] = useState<Tools>();
  const form = useRef<HTMLFormElement>(null);
  const search = parameters.toString();
  const settled = useRef(search);
  const { written, asked, told } = state;

  // What reads and draws is fetched when it is first wanted. Where it can't be, the form is a plain one.
  const wake = useCallback(async () => {
    const results = await import("./skin-results.tsx");
    const table = form.current?.querySelector("details");
    const wasOpen = table?.open ?? false;
    flushSync(() => {
      setTools(results);
      setState((before) => read(results, before, before.written));
    });
    const drawn = form.current?.querySelector("details");
    if (drawn) drawn.open = wasOpen;
  }, []);

  const write = useCallback(
    (name: FieldName, text: string) => {
      if (!tools) void wake();
      setState((before) => read(tools, before, { ...before.written, [name]: text }));
    },
    [tools, wake],
  );
  const tell = (...names: readonly FieldName[]) =>
    setState((before) => ({ ...before, told: [...new Set([...before.told, ...names])] }));

  // What was typed or moved before React was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    for (const input of form.current?.querySelectorAll("input") ?? []) {
      const name = FIELDS.find((each) => each === input.dataset.field);
      if (name && input.value !== input.defaultValue) write(name, input.value);
    }
  }, []);

  // A sent form, a link, Back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is a reason.
  useEffect(() => {
    if (search === settled.current) return;
    settled.current = search;
    const written = readAddress(new URLSearchParams(search), rules);
    if (!tools) void wake();
    setState((before) => read(tools, { ...before, asked: served, told: FIELDS }, written));
  }, [search]);

  useEffect(() => {
    if (!tools || Object.keys(asked.problems).length > 0) return;
    const next = new URLSearchParams(written).toString();
    const now = new URLSearchParams(readAddress(new URLSearchParams(settled.current), rules));
    if (next === now.toString()) return;
    const timer = setTimeout(() => {
      settled.current = next;
      setParameters(next, { replace: true, preventScrollReset: true, state: staysState });
    }, REST);
    return () => clearTimeout(timer);
  }, [tools, written, asked, rules, setParameters]);

  return {
    form,
    written,
    asked,
    /** What draws `asked`, once something was changed; until then what the server drew is right. */
    tools,
    write,
    tell,
    /** Where a slider stands: before there are tools, where its reader moved it. */
    positionOf: (name: "nm" | "melanin", read: number) => {
      const moved = Number(written[name]);
      const { from, to } = rules[name];
      return !tools && moved >= from && moved <= to ? moved : read;
    },
    /** The sentence that stands beside a field. */
    problemOf: (name: FieldName) => (told.includes(name) ? asked.problems[name] : undefined),
    /** Keeps a form that can't be read, and leads to its first problem. */
    check(event: FormEvent) {
      if (!tools) return;
      event.preventDefault();
      const first = FIELDS.find((name) => asked.problems[name]);
      if (!first) {
        const replace = new URLSearchParams(written).toString() === search;
        return setParameters(written, { replace, preventScrollReset: true });
      }
      tell(...FIELDS);
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    },
  };
}

/** Without tools what was asked for before stays. */
function read(tools: Tools | undefined, before: State, written: Written): State {
  if (!tools) return { ...before, written };
  const asked = tools.readFields(written, before.asked);
  return { written, asked, told: before.told.filter((each) => asked.problems[each]) };
}

/** ms. Browsers refuse more than some hundred changes of the address in half a minute. */
const REST = 400;
