import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Problem } from "#app/content/problem.ts";
import { temporaryProject } from "../tests/support/temporary-project.ts";
import { loadRedirects } from "./redirects.ts";

test("redirects are read from the file that Shopify's admin exports", () => {
  const csv = `\uFEFFRedirect from,Redirect to\n/old,/blog/a\n"/b,c",https://elsewhere.example/\n`;
  expect(load({ "redirects.csv": csv }).redirects).toEqual([
    { path: "/old", target: "/blog/a" },
    { path: "/b,c", target: "https://elsewhere.example/" },
  ]);
  expect(load({}).redirects).toEqual([]);
});

test("a row that is no redirect is named", () => {
  const csv = "Redirect from,Redirect to\n/ok,/blog\nold,/blog\n/old,blog\n/old\n";
  expect(load({ "redirects.csv": csv }).problems).toEqual([
    { file: "redirects.csv", line: 1, text: expect.stringContaining("Invalid Record Length") },
  ]);
  const wrong = csv.replace("/old\n", "");
  expect(load({ "redirects.csv": wrong }).problems).toEqual([
    { file: "redirects.csv", line: 3, text: "Redirect from: expected a path such as /old-name" },
    { file: "redirects.csv", line: 4, text: "Redirect to: expected a path or an https address" },
  ]);
});

function load(files: Record<string, string>) {
  const problems: Problem[] = [];
  const folder = pathToFileURL(`${temporaryProject(files)}/`);
  return { redirects: loadRedirects(folder, problems), problems };
}
