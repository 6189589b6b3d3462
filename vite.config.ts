import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import pxToRem from "postcss-pxtorem";
import { defineConfig, type Plugin } from "vite";
import { parse } from "yaml";

/** Empties the desk's modules in the browser's build. (react-router.config.ts takes its routes off the list.) */
const deskOnServerOnly: Plugin = {
  name: "desk-on-server-only",
  apply: "build",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/app\/desk\/[^?]*\.tsx?(?:\?|$)/ },
    handler: () => ({ code: "export {};", map: null }),
  },
};

/** Parses the YAML files of content/ for `builtContent`. */
const contentInOneFile: Plugin = {
  name: "content-in-one-file",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle() {
    const files = globSync("**/*.yaml", { cwd: "content" }).map((file) => {
      const source = readFileSync(`content/${file}`, "utf8");
      return [file, { hash: hash("sha256", source), says: parse(source) }];
    });
    const text = JSON.stringify(Object.fromEntries(files));
    this.emitFile({ type: "asset", fileName: "content.json", source: text });
  },
};

/** Libraries that the server's bundle leaves in node_modules. */
const APART = [
  "better-sqlite3",
  "@resvg/resvg-js",
  "sharp",
  "pg-native",
  "react",
  "react-dom",
  "react-router",
  "pino",
];

/** The oldest browsers that the site is built for. "chrome >= 131" is chrome131 here. */
const BROWSERS: string[] = JSON.parse(readFileSync("package.json", "utf8")).browserslist.map(
  (browser: string) => browser.replace("ios_saf", "ios").replace(" >= ", ""),
);

/**
 * Type and breakpoints are written in px, which the design counts in, and built in rem: a reader may have set the
 * browser's text to another size than 16 px.
 */
const typeInRem = pxToRem({
  propList: ["font", "font-size", "line-height"],
  // A drawing keeps its measures. Beside it a table says the same.
  selectorBlackList: [/^svg$/],
  mediaQuery: true,
});

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), deskOnServerOnly, contentInOneFile],
  css: { postcss: { plugins: [typeInRem] } },
  build: {
    // Files inlined as data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    // Files on demand have few imports; React Router preloads its routes' own.
    modulePreload: false,
  },
  environments: {
    ssr: {
      // A start reads few files instead of two thousand. What stays apart has machine code, or is known by
      // identity to tests that serve the build from the sources.
      ...(command === "build" && { resolve: { noExternal: true, external: APART } }),
      build: {
        rolldownOptions: {
          input: "server/production.ts",
          // Samples that no page uses are for the operator's list, which only their calls fill.
          treeshake: { annotations: false },
        },
      },
    },
    client: {
      build: {
        target: BROWSERS,
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Two files for most pages, because small files compress worse: libraries, which
              // change least, and our frame.
              groups: [
                {
                  name: "libraries",
                  test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                {
                  name: "frame",
                  test: /\/app\/(root|hydration|frame\/(should|printed|head\/page-meta)|evidence\/text\/reference)/,
                },
                // What a benefit page and its answer share.
                { name: "benefit", test: /\/app\/benefits\/(chosen-use|dose\/own-dose\.ts)/ },
              ],
            },
          },
        },
      },
    },
  },
}));
