import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

/** Links that the compiler checks in another way, or that lead to no route of React Router's table. */
const UNTYPED = [
  // The type of `page` and the names of tools are made of these paths.
  "app/tools/tools.ts",
  "app/webinar/webinar-content.server.ts",
  "app/webinar/webinar-content.server.ts",
  // Each benefit page has a route of its own below it, and no route has all of them.
  "app/benefits/answer/print-view-link.tsx",
  "app/benefits/sections/when-form.tsx",
  // Each handle of a store's page has a route of its own; a picture's address begins as its page's.
  "app/pages/page.route.tsx",
  "app/pages/pages.server.ts",
  "app/pages/searched-pages.server.ts",
  "app/frame/head/social-image.ts",
  // The type of a claim's address.
  "app/evidence/ledger/claim-address.ts",
];

test("links within the site are written with href()", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((file) => join("app", file.replaceAll("\\", "/")))
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|content\/.*\.server\.ts$|^app\/dev\//.test(file),
    )
    .filter((file) => !UNTYPED.includes(file));
  const found = files.flatMap((file) =>
    typedPaths(file, readFileSync(file, "utf8")).map((path) => `${file}: ${path}`),
  );
  expect(found).toEqual([]);
});

/** Where links say where they lead: in JSX, in data, and as what a function returns. Calls of these say it first. */
const CALLS = new Set(["redirect", "pageAddress", "pathWith"]);
const ATTRIBUTES = new Set(["to", "href", "action"]);
const FIELDS = new Set(["to", "href", "path"]);

function typedPaths(file: string, code: string): string[] {
  const found: string[] = [];
  const look = (value: ESTree.Node | null): void => {
    if (value?.type === "JSXExpressionContainer") look(value.expression);
    if (value?.type === "ConditionalExpression") {
      look(value.consequent);
      look(value.alternate);
    }
    const text =
      value?.type === "Literal"
        ? value.value
        : value?.type === "TemplateLiteral"
          ? value.quasis[0]?.value.cooked
          : undefined;
    const isPath = value?.type === "TemplateLiteral" ? /^\/([a-z][^.]*)?$/ : /^\/[a-z][^.]*$/;
    if (typeof text === "string" && isPath.test(text)) found.push(text);
  };
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (name.type === "JSXIdentifier" && ATTRIBUTES.has(name.name)) look(value);
    },
    CallExpression: ({ callee, arguments: [to] }) => {
      if (callee.type === "Identifier" && CALLS.has(callee.name)) look(to ?? null);
    },
    ReturnStatement: ({ argument }) => look(argument),
    Property: ({ key, value }) => {
      if (key.type === "Identifier" && FIELDS.has(key.name)) look(value);
    },
  }).visit(parseSync(file, code).program);
  return found;
}
