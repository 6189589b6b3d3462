import { href } from "react-router";
import { USE } from "#app/benefits/chosen-use.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { UnknownUse as Unknown } from "./asked-use.server.ts";

/** Says that the page does not have the use in the address, and lists its uses. Static. */
export function UnknownUse({ unknown }: { unknown: Unknown }) {
  const { asked, uses, elsewhere } = unknown;
  const page = benefits.find(({ slug }) => slug === elsewhere?.page);
  return (
    <p className="wrap-anywhere mb-3 max-w-(--measure) print:hidden">
      This page has no use called “{asked}”
      {elsewhere && page && (
        <>
          {": it is on "}
          <TextLink to={`${href("/benefits/:slug", { slug: page.slug })}?${USE}=${elsewhere.id}`}>
            {page.name}
          </TextLink>
        </>
      )}
      {`. It has ${listed(uses)}. The answer below is for the first.`}
    </p>
  );
}

const listed = (names: readonly string[]) =>
  new Intl.ListFormat("en-US", { type: "conjunction" }).format(names);
