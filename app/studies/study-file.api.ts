import { keysOf } from "#app/evidence/ledger/record-keys.ts";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import type { Route } from "./+types/study-file.api.ts";
import { findStudies } from "./find-studies.server.ts";
import { STUDY_FILES } from "./study-address.ts";
import { FILE_TYPES, writeStudyFile } from "./study-files.server.ts";
import { STUDY_FIELDS } from "./study-filter.ts";

export const handle = { query: [...STUDY_FIELDS] } satisfies RouteHandle;

/**
 * `GET /studies.csv`, `.json`, `.ris` and `.bib`: the studies that the table shows for the same
 * parameters, in its order. Open to scripts of any site; 400 with sentences for unreadable fields.
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(envContext);
  const file = keysOf(STUDY_FILES).find((each) => url.pathname.endsWith(`.${each}`));
  const { errors, answer } = findStudies(url.searchParams);
  if (!file || Object.keys(errors).length > 0) {
    return Response.json(
      { errors },
      { status: 400, headers: { ...OPEN, "Cache-Control": "no-store" } },
    );
  }
  const isAsked = STUDY_FIELDS.some((field) => url.searchParams.has(field));
  return new Response(await writeStudyFile(file, answer.shown, siteUrl), {
    headers: {
      ...OPEN,
      "Content-Type": FILE_TYPES[file],
      ...(file !== "json" && {
        "Content-Disposition": `attachment; filename="studies.${file}"`,
      }),
      // Readers' choices would fill the cache with files that nobody asks for again.
      "Cache-Control": isAsked ? "no-store" : CACHE_POLICY.page,
    },
  });
}

const OPEN = { "Access-Control-Allow-Origin": "*" };
