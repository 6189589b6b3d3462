import { href } from "react-router";
import { type DeskColumn, DeskTable } from "#app/desk/desk-table.tsx";
import { TimeText } from "#app/desk/time-text.tsx";
import type { SignUpCount, SignUpLine } from "#app/forms/people.server.ts";
import { lists, statuses } from "#app/forms/sign-up-lists.ts";
import { TextLink } from "#app/ui/link.tsx";
import { LIST_NAMES, STATUS_NAMES } from "./people-words.ts";
import { pageAddress } from "./sign-up-filter.ts";

export function PeopleTable({ lines, empty }: { lines: readonly SignUpLine[]; empty: string }) {
  return (
    <DeskTable
      caption="Sign-ups, newest first"
      columns={COLUMNS}
      rows={lines}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}

/** Longer addresses break instead of pushing columns out of sight. */
const ADDRESS = "wrap-anywhere inline-block min-w-52 max-w-80";

const COLUMNS: DeskColumn<SignUpLine>[] = [
  {
    header: "Address",
    rowHeader: true,
    cell: ({ id, email, name }) => (
      <>
        <TextLink to={href("/desk/people/:id", { id })} className={ADDRESS}>
          {email}
        </TextLink>
        {name && (
          <span className="wrap-anywhere block max-w-80 font-normal text-ink-soft">{name}</span>
        )}
      </>
    ),
  },
  {
    header: "For",
    cell: ({ list, about }) => (about ? `${LIST_NAMES[list]}: ${about}` : LIST_NAMES[list]),
  },
  {
    header: "Status",
    cell: ({ status, isUndeliverable }) => (
      <>
        {STATUS_NAMES[status]}
        {isUndeliverable && (
          <span className="block font-semibold text-red">{STATUS_NAMES.undeliverable}</span>
        )}
      </>
    ),
  },
  { header: "Source", cell: ({ source }) => source },
  { header: "First signed up (UTC)", cell: ({ created_at }) => <TimeText iso={created_at} /> },
];

/** Each number links to its list. */
export function PeopleCounts({
  counts,
  undeliverable,
}: {
  counts: readonly SignUpCount[];
  undeliverable: number;
}) {
  const rows = lists.map((list) => ({
    list,
    of: (status: string) =>
      counts.find((count) => count.list === list && count.status === status)?.count ?? 0,
  }));
  return (
    <div>
      <DeskTable
        caption="How many sign-ups there are"
        columns={[
          {
            header: "List",
            rowHeader: true,
            cell: ({ list }) => (
              <TextLink to={pageAddress(href("/desk/people"), { list })}>
                {LIST_NAMES[list]}
              </TextLink>
            ),
          },
          ...statuses.map(
            (status): DeskColumn<(typeof rows)[number]> => ({
              header: STATUS_NAMES[status],
              numeric: true,
              cell: ({ list, of }) =>
                of(status) > 0 ? (
                  <TextLink to={pageAddress(href("/desk/people"), { list, status })}>
                    {of(status).toLocaleString("en-US")}
                  </TextLink>
                ) : (
                  "0"
                ),
            }),
          ),
        ]}
        rows={rows}
        rowKey={({ list }) => list}
        empty=""
      />
      {undeliverable > 0 && (
        <p className="mt-3 text-[15px]">
          <TextLink to={pageAddress(href("/desk/people"), { status: "undeliverable" })}>
            {undeliverable === 1
              ? "1 address takes"
              : `${undeliverable.toLocaleString("en-US")} addresses take`}{" "}
            no mail
          </TextLink>
        </p>
      )}
    </div>
  );
}
