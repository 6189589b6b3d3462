import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, minifySync, type Plugin } from "vite";
import { shortClassNames } from "./scripts/short-class-names.ts";

/** For functions whose text goes into every page as a script: nothing else of the server's build is minified. */
const minifyInlineScripts: Plugin = {
  name: "minify-inline-scripts",
  apply: "build",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform: {
    filter: { id: /\/(hydration-on-intent|open-search|ask-passkey)\.ts$/ },
    handler: (code, id) => minifySync(id, code, MINIFIED).code,
  },
};

/** Leaves out of the browser's code what libraries bring and this site never uses: 3 KB of each page's scripts. */
const slimLibraries: Plugin = {
  name: "slim-libraries",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: {
    filter: { id: /\/(?:fog-of-war\.js|instrumentation\.js|createLucideIcon\.mjs)$/ },
    handler: (id) =>
      resolve(id.includes("Lucide") ? "app/ui/lucide-icon.ts" : "app/unused-router-parts.ts"),
  },
};

/**
 * Leaves the desk out of what browsers get: its pages run no script. (Its routes are taken out of the list of
 * routes that they get in react-router.config.ts.)
 */
const deskOnServerOnly: Plugin = {
  name: "desk-on-server-only",
  apply: "build",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/app\/desk\/[^?]*\?__react-router-build-client-route$/ },
    handler: () => ({ code: "export {};", map: null }),
  },
};

/** The functions keep their names, by which tests and profiles know them. */
const NAMED = { keepNames: { function: true, class: false } };
const MINIFIED = { compress: NAMED, mangle: NAMED };

export default defineConfig({
  plugins: [
    tailwindcss(),
    shortClassNames("app/styles/app.css", "app/desk/desk.css"),
    slimLibraries,
    reactRouter(),
    minifyInlineScripts,
    deskOnServerOnly,
  ],
  build: {
    // Small files inlined as data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    // What is fetched when it is wanted is one file with next to nothing besides; React Router preloads its routes' own.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Two files for what most pages share, since small files compress worse: the libraries, which
              // change least, and our frame.
              groups: [
                {
                  name: "libraries",
                  test: /\/node_modules\/(react|react-dom|react-router|scheduler)\/|unused-router-parts/,
                },
                { name: "frame", test: /\/app\/(root|hydration|seo\/page-meta)/ },
                // What a page here and there shows stays apart, however many kinds of page that are.
                {
                  name: "frame",
                  test: /\/app\/(?!.*(not-found|unpublished|table-of-contents|citation|side-notes|fold))/,
                  minShareCount: 6,
                },
              ],
            },
          },
        },
      },
    },
  },
});
