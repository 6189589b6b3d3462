import type { ReactNode } from "react";
import { href } from "react-router";
import { DeskForm } from "#app/desk/desk-form.tsx";
import { formats, lists, statuses } from "#app/forms/sign-up-lists.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { LIST_NAMES, STATUS_NAMES } from "./people-words.ts";
import { type FilterWords, filterStatuses } from "./sign-up-filter.ts";

/** Searches for a part of an address or name among the filtered. */
export function SearchForm({ search }: { search: string | undefined }) {
  return (
    <DeskForm className="flex max-w-[42rem] flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-64">
        <Field label="Address or name" hint="A part of it is enough. It is not kept in any log.">
          {(control) => (
            <Input
              {...control}
              type="search"
              name="search"
              required
              maxLength={254}
              autoComplete="off"
              defaultValue={search}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="ink">
        Search
      </Button>
    </DeskForm>
  );
}

/** A search's words must not be in an address, so forms lead to its pages. */
export function FoundPages({
  search,
  older,
  newer,
}: {
  search: string;
  older: string | undefined;
  newer: string | undefined;
}) {
  if (!older && !newer) return null;
  return (
    <nav aria-label="Pages: Search" className="mt-4 flex gap-x-6 text-[15px]">
      {newer && <FoundPage name="after" place={newer} search={search} label="Newer" />}
      {older && <FoundPage name="before" place={older} search={search} label="Older" />}
    </nav>
  );
}

function FoundPage(to: { name: string; place: string; search: string; label: string }) {
  return (
    <DeskForm>
      <input type="hidden" name="search" value={to.search} />
      <input type="hidden" name={to.name} value={to.place} />
      <button type="submit" className="text-link py-1">
        {to.label}
      </button>
    </DeskForm>
  );
}

export function FilterForm({ words, sources }: { words: FilterWords; sources: readonly string[] }) {
  return (
    <form
      method="get"
      action={href("/desk/people")}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]"
    >
      <Choice label="List" name="list" value={words.list} all="All lists">
        {lists.map((list) => (
          <option key={list} value={list}>
            {LIST_NAMES[list]}
          </option>
        ))}
      </Choice>
      <Choice label="Status" name="status" value={words.status} all="Any">
        {filterStatuses.map((status) => (
          <option key={status} value={status}>
            {STATUS_NAMES[status]}
          </option>
        ))}
      </Choice>
      <Choice label="Source" name="source" value={words.source} all="Any">
        {sources.map((source) => (
          <option key={source}>{source}</option>
        ))}
        {words.source && !sources.includes(words.source) && <option>{words.source}</option>}
      </Choice>
      <Field label="From (UTC)">
        {(control) => <Input {...control} type="date" name="from" defaultValue={words.from} />}
      </Field>
      <Field label="Until (UTC)">
        {(control) => <Input {...control} type="date" name="until" defaultValue={words.until} />}
      </Field>
      <Button type="submit" variant="secondary">
        Filter
      </Button>
    </form>
  );
}

function Choice({
  label,
  name,
  value = "",
  all,
  children,
}: {
  label: string;
  name: string;
  value: string | undefined;
  all: string;
  children: ReactNode;
}) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value}>
          <option value="">{all}</option>
          {children}
        </Select>
      )}
    </Field>
  );
}

/** The default is the subscribed whose addresses take mail. */
export function ExportForm() {
  return (
    <DeskForm action={href("/desk/people/export")} className="max-w-[42rem] space-y-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <Field label="List">
          {(control) => (
            <Select {...control} name="list">
              {lists.map((list) => (
                <option key={list} value={list}>
                  {LIST_NAMES[list]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Format">
          {(control) => (
            <Select {...control} name="format">
              {formats.map((format) => (
                <option key={format} value={format}>
                  {FORMAT_NAMES[format]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Agreed since (UTC)">
          {(control) => <Input {...control} type="date" name="since" />}
        </Field>
      </div>
      <fieldset className="space-y-1 text-[15px]">
        <legend className="mb-1 font-semibold">Who is in it</legend>
        {statuses.map((status) => (
          <Check
            key={status}
            name="status"
            value={status}
            defaultChecked={status === "subscribed"}
            label={STATUS_NAMES[status]}
          />
        ))}
        <Check
          name="undeliverable"
          value="yes"
          label="Also addresses that the mail server refused for good"
        />
      </fieldset>
      <Button type="submit" variant="secondary">
        Export
      </Button>
    </DeskForm>
  );
}

const FORMAT_NAMES = {
  csv: "CSV, all that is held",
  json: "JSON, all that is held",
  mailchimp: "Mailchimp",
  shopify: "Shopify customers",
  listmonk: "listmonk",
};

function Check({
  label,
  ...rest
}: {
  label: string;
  name: string;
  value: string;
  defaultChecked?: boolean;
}) {
  return (
    <label className="flex min-h-9 items-center gap-2.5">
      <input type="checkbox" className="size-5 shrink-0 accent-red" {...rest} />
      {label}
    </label>
  );
}
