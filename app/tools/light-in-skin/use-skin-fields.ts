import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import { keepsScrollState, staysState } from "#app/ui/overlay.ts";
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
  /** Problems are hidden during typing. */
  readonly told: readonly FieldName[];
};

/**
 * The fields in the browser: filled from the address; changes count at once and reach the address
 * after a pause. A sent form navigates. @param served the server's reading of the address
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

  // Fetched at first use. Without it the form is a plain one.
  const load = useCallback(async () => {
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
      if (!tools) void load();
      setState((before) => read(tools, before, { ...before.written, [name]: text }));
    },
    [tools, load],
  );
  const tell = (...names: readonly FieldName[]) =>
    setState((before) => ({ ...before, told: [...new Set([...before.told, ...names])] }));

  // Input from before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    for (const input of form.current?.querySelectorAll("input") ?? []) {
      const name = FIELDS.find((each) => each === input.dataset.field);
      if (name && input.value !== input.defaultValue) write(name, input.value);
    }
  }, []);

  // After a sent form, a link or Back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is a reason.
  useEffect(() => {
    if (search === settled.current) return;
    settled.current = search;
    const written = readAddress(new URLSearchParams(search), rules);
    if (!tools) void load();
    setState((before) => read(tools, { ...before, asked: served, told: FIELDS }, written));
  }, [search]);

  useEffect(() => {
    if (!tools || Object.keys(asked.problems).length > 0) return;
    const next = new URLSearchParams(written).toString();
    const now = new URLSearchParams(readAddress(new URLSearchParams(settled.current), rules));
    if (next === now.toString()) return;
    const timer = setTimeout(() => {
      settled.current = next;
      setParameters(next, { replace: true, state: staysState });
    }, REST);
    return () => clearTimeout(timer);
  }, [tools, written, asked, rules, setParameters]);

  return {
    form,
    written,
    asked,
    /** Undefined until something changes; the server's drawing is right until then. */
    tools,
    write,
    tell,
    /** Without tools, the slider's own position. */
    positionOf: (name: "nm" | "melanin", read: number) => {
      const moved = Number(written[name]);
      const { from, to } = rules[name];
      return !tools && moved >= from && moved <= to ? moved : read;
    },
    problemOf: (name: FieldName) => (told.includes(name) ? asked.problems[name] : undefined),
    /** Stops an invalid form and focuses its first problem. */
    check(event: FormEvent) {
      if (!tools) return;
      event.preventDefault();
      const first = FIELDS.find((name) => asked.problems[name]);
      if (!first) {
        const replace = new URLSearchParams(written).toString() === search;
        return setParameters(written, { replace, state: keepsScrollState });
      }
      tell(...FIELDS);
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    },
  };
}

function read(tools: Tools | undefined, before: State, written: Written): State {
  if (!tools) return { ...before, written };
  const asked = tools.readFields(written, before.asked);
  return { written, asked, told: before.told.filter((each) => asked.problems[each]) };
}

/** In ms. Browsers limit changes of the address to about a hundred in half a minute. */
const REST = 400;
