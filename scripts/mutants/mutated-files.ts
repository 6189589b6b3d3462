import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The code in which a silent mistake would cost readers or the operator most. */
export const FOLDERS = [
  "app/evidence/ledger",
  "app/physics",
  "app/forms",
  "app/storefront",
  "server",
  "server/cache",
  "server/guards",
  "server/store",
];

/** Data, whose changes `npm run content checked` notices, and parts of the server that only tests of processes start. */
const NOT_MUTATED = [
  join("app/physics", "optics.ts"),
  ...["dev.ts", "start.ts", "listen.ts", "log.ts", "production.ts"].map((file) =>
    join("server", file),
  ),
  // Tests see it in a browser, like pages.
  join("app/forms", "use-sign-up-form.ts"),
];

/** In the order of the folders. Pages are not among them, because tests see them built. */
export function mutatedFiles(): string[] {
  return FOLDERS.flatMap((folder) => globSync(`${folder}/*.ts`).sort()).filter(
    (file) => !TEST.test(file) && !NOT_MUTATED.includes(file),
  );
}

const LISTS = [
  "app/forms/newsletter/newsletter.server.test.ts",
  "app/forms/webinar/registrations.server.test.ts",
  "app/forms/alerts/alerts.server.test.ts",
];
const STORE = ["app/storefront/store-html.server.test.ts"];
const storeTests = (...names: string[]) =>
  names.map((name) => `app/storefront/store-${name}.server.test.ts`);
const HTTP = ["server/http-server.test.ts"];
const CONNECT = ["scripts/connect.test.ts"];

/** More tests, which go in by the front door of a file's feature. */
const FRONT_DOORS: Partial<Record<string, readonly string[]>> = {
  "app/forms/confirmation-link.server.ts": LISTS,
  "app/forms/resend.server.ts": LISTS,
  "app/forms/sign-ups.server.ts": LISTS,
  "app/forms/unsubscribe.server.ts": LISTS,
  "app/storefront/store-figures.server.ts": ["app/articles/charts.server.test.ts"],
  // Each of its steps has a test of its own.
  "app/storefront/store-html.server.ts": storeTests(
    ...["videos", "figures", "images", "emphasis", "formulas", "powers", "tables", "blocks"],
    ...["lists", "links"],
  ),
  "app/storefront/store-lists.server.ts": STORE,
  "app/storefront/store-text.server.ts": storeTests(
    ...["html", "images", "links", "lists", "names", "tree"],
  ),
  "app/storefront/store-tree.server.ts": storeTests("html", "videos", "formulas", "lists"),
  "app/storefront/store-words.server.ts": storeTests(
    ...["headings", "formulas", "links", "blocks", "tables"],
  ),
  "app/storefront/store-advice.ts": CONNECT,
  "server/ask-app.ts": ["tests/process/desk-care.test.ts"],
  // Its store's folder is another one.
  "server/store/embedded-store.ts": ["tests/process/drafts.test.ts"],
  "server/guards/limit-body.ts": HTTP,
  "server/request-listener.ts": HTTP,
  "server/services.ts": ["server/app.test.ts"],
  "server/store/store-inquiry.ts": CONNECT,
  "server/store/store-line.ts": CONNECT,
};

/** Tests beside the file that bear its name or import it, and those at its front door; else all of its folder. */
export function nearestTests(file: string): string[] {
  const folder = dirname(file);
  const tests = globSync(`${folder}/*.test.{ts,tsx}`);
  const nearest = new Set([
    ...tests.filter((test) => stem(test) === stem(file) || importsOf(test).includes(file)),
    ...(FRONT_DOORS[file] ?? []),
  ]);
  const near = [...(nearest.size > 0 ? nearest : tests)].sort();
  // One run reads one content/.
  const onFixtures = near.filter(readsFixtures);
  return onFixtures.length > 0 ? onFixtures : near;
}

/** True for a test on the made-up content of tests/content/. */
export const readsFixtures = (test: string): boolean => test.includes(".fixture.test.");

const TEST = /\.test\.ts$/;

/** "app/a/mail.server.test.ts" and "app/a/mail.server.ts" are both "app/a/mail". */
const stem = (file: string) => file.replace(/(\.server|\.route)?(\.fixture)?(\.test)?\.tsx?$/, "");

function importsOf(test: string): string[] {
  const specifiers = readFileSync(test, "utf8").matchAll(/ from "(#|\.{1,2}\/)(.+)"/g);
  return Array.from(specifiers, ([, start = "", path = ""]) =>
    start === "#" ? path : normalize(join(dirname(test), start, path)),
  );
}
