import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Small files inlined as data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
  },
});
