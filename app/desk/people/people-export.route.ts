import { href, redirect } from "react-router";
import { readDeskForm, record } from "#app/desk/at-desk.server.ts";
import { exportSignUps } from "#app/forms/export.server.ts";
import { canExport, formats, lists, statuses } from "#app/forms/sign-up-lists.ts";
import { clockContext } from "#app/infra/clock.ts";
import { databaseContext } from "#app/infra/database.server.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { Route } from "./+types/people-export.route.ts";
import { isDay } from "./sign-up-filter.ts";

/** By the same code as `npm run site signups`. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readDeskForm(request, context);
  const database = context.get(databaseContext);
  const { siteUrl } = context.get(envContext);
  const clock = context.get(clockContext);
  const list = lists.find((known) => known === form.get("list"));
  const format = formats.find((known) => known === form.get("format"));
  const chosen = statuses.filter((status) => form.getAll("status").includes(status));
  const since = String(form.get("since") ?? "");
  const isRight = chosen.length > 0 && (since === "" || isDay(since));
  if (!list || !format || !isRight || !canExport(list, format)) {
    return redirect(`${href("/desk/people")}?done=no-such-export`, 303);
  }
  const undeliverable = form.get("undeliverable") === "yes";
  const { content, rows } = await exportSignUps(database, list, {
    format,
    statuses: chosen,
    undeliverable,
    siteUrl,
    since: new Date(since || 0).toISOString(),
  });
  const about = [list, format, ...chosen, since && `since ${since}`, `${rows} rows`];
  await record(context, { action: "exported sign-ups", about: about.filter(Boolean).join(", ") });
  const day = new Date(clock()).toISOString().slice(0, 10);
  const [type, ending] =
    format === "json" ? ["application/json", "json"] : ["text/csv; charset=utf-8", "csv"];
  return new Response(asStream(content), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${list}-${format}-${day}.${ending}"`,
    },
  });
}

function asStream(content: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const pieces = content[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

export function loader() {
  return redirect(href("/desk/people"), 303);
}
