import * as site from "#app/site.config.ts";

/** For print. @param url absolute and canonical */
export function PrintedAddress({ url }: { url: string }) {
  return (
    <p className="wrap-anywhere hidden text-ink-soft text-small print:block">
      {`${site.name}: ${url}`}
    </p>
  );
}
