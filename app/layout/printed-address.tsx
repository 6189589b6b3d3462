import * as site from "#app/site.config.ts";

/** On paper alone: whose page it is, and at which address. `url` is absolute, the page's canonical one. */
export function PrintedAddress({ url }: { url: string }) {
  return (
    <p className="wrap-anywhere hidden text-ink-soft text-small print:block">
      {`${site.name}: ${url}`}
    </p>
  );
}
