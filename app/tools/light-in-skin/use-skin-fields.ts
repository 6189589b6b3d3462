import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { staysState } from "#app/layout/overlay.ts";
import {
  type Asked,
  FIELDS,
  type FieldName,
  readAddress,
  readFields,
  type Written,
} from "./skin-inputs.ts";

type State = {
  readonly written: Written;
  readonly asked: Asked;
  /** Fields whose problem is told: not while somebody is still typing. */
  readonly told: readonly FieldName[];
};

/**
 * The fields' life in the browser: the address fills them, what is changed counts at once, and comes into the
 * address when it rests. A sent form does the same by a navigation, and without JavaScript.
 */
export function useSkinFields() {
  const [parameters, setParameters] = useSearchParams();
  const [state, setState] = useState(() => fromAddress(parameters));
  const form = useRef<HTMLFormElement>(null);
  const search = parameters.toString();
  const settled = useRef(search);
  const { written, asked, told } = state;

  const write = useCallback((name: FieldName, text: string) => {
    setState((before) => {
      const next = { ...before.written, [name]: text };
      const asked = readFields(next, before.asked);
      return { written: next, asked, told: before.told.filter((each) => asked.problems[each]) };
    });
  }, []);
  const tell = (...names: readonly FieldName[]) =>
    setState((before) => ({ ...before, told: [...new Set([...before.told, ...names])] }));

  // What was typed or moved before React was there.
  useEffect(() => {
    for (const input of form.current?.querySelectorAll("input") ?? []) {
      const name = FIELDS.find((each) => each === input.dataset.field);
      if (name && input.value !== input.defaultValue) write(name, input.value);
    }
  }, [write]);

  // A sent form, a link, Back.
  useEffect(() => {
    if (search === settled.current) return;
    settled.current = search;
    setState(fromAddress(new URLSearchParams(search)));
  }, [search]);

  useEffect(() => {
    if (Object.keys(asked.problems).length > 0) return;
    const next = new URLSearchParams(written).toString();
    const now = new URLSearchParams(readAddress(new URLSearchParams(settled.current)));
    if (next === now.toString()) return;
    const timer = setTimeout(() => {
      settled.current = next;
      setParameters(next, { replace: true, preventScrollReset: true, state: staysState });
    }, REST);
    return () => clearTimeout(timer);
  }, [written, asked, setParameters]);

  return {
    form,
    written,
    asked,
    write,
    tell,
    /** The sentence that stands beside a field. */
    problemOf: (name: FieldName) => (told.includes(name) ? asked.problems[name] : undefined),
    /** Keeps a form that can't be read, and leads to its first problem. */
    check(event: FormEvent) {
      const first = FIELDS.find((name) => asked.problems[name]);
      if (!first) return;
      event.preventDefault();
      tell(...FIELDS);
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    },
  };
}

function fromAddress(parameters: URLSearchParams): State {
  const written = readAddress(parameters);
  return { written, asked: readFields(written), told: FIELDS };
}

/** ms. Browsers refuse more than some hundred changes of the address in half a minute. */
const REST = 400;
