import { pino } from "pino";
import { expect, test } from "vitest";
import { builtApp, openServices } from "../tests/support/built-app.ts";

const lines: string[] = [];
const log = pino({ level: "error" }, { write: (line) => lines.push(line) });
const app = builtApp(openServices({}, { log }));

test.each(["%0a", "%0d", "%00", "%7f", "%C2%85", "%E2%80%A8", "%E2%80%A9"])(
  "a path with %s is refused, and no failure of the site",
  async (character) => {
    for (const path of ["/", "/blog/", "/api/", "/api/search/", "/desk/", "/benefits/a.data"]) {
      const answer = await app.request(`${path}${character}x`);
      expect(answer.status, path).toBe(400);
      expect(await answer.text()).toContain("control character");
    }
    expect(lines).toEqual([]);
  },
);
