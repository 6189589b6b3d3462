import { afterAll, describe, expect, test } from "vitest";
import { readPage } from "../support/page-html.ts";
import { serveSite } from "../support/served-site.ts";

const site = await serveSite();
afterAll(() => site.close());

const PATH = "/light-in-skin";
const html = async (query = "") => (await site.get(PATH + query)).body.toString();
const page = async (query = "") => readPage(await html(query));

/** The depths beside the picture, by what is left. */
async function depthsAt(query: string): Promise<string[]> {
  const text = (await page(query)).one("main").text;
  return [...text.matchAll(/of the light is left\s*([\d–]+ mm|in the epidermis)/g)].map(
    ([, depth = ""]) => depth,
  );
}

describe("without JavaScript the address is answered", () => {
  test("for typical skin at 850 nm, when it asks for nothing", async () => {
    expect(await depthsAt("")).toEqual(["3–9 mm", "10–32 mm", "21–65 mm"]);
    expect(await depthsAt("?nm=850&melanin=10&blood=0.2")).toEqual(await depthsAt(""));
  });

  test("for another light and another skin", async () => {
    expect((await depthsAt("?nm=660"))[0]).toBe("3–9 mm");
    expect((await depthsAt("?nm=950nm"))[0]).toBe("1–4 mm");
    // Of 630 nm so dark an epidermis takes more than a half by itself.
    expect((await depthsAt("?nm=630&melanin=43"))[0]).toBe("in the epidermis");
    const [half] = await depthsAt("?nm=850&blood=5");
    expect(Number(half?.split("–")[0])).toBeLessThan(3);
  });

  test("with no depth where no values of blood are held", async () => {
    for (const nm of [600, 629, 951, 1000]) {
      expect(await depthsAt(`?nm=${nm}`), String(nm)).toEqual([]);
      expect((await page(`?nm=${nm}`)).one("main").text).toContain(
        "We have no data for blood here",
      );
    }
  });

  test("with the same data as a table", async () => {
    const [table] = (await page("?nm=705")).one("main").all("table");
    expect(table?.text).toContain("705 nm");
    expect(table?.text).toMatch(/660 nm\s*2\.9–8\.8\s*11\.4–35\.4\s*23\.7–73\.4/);
    expect(table?.text).toMatch(/1000 nm\s*no data/);
  });
});

test.each([
  ["?nm=red", "nm", "Enter the wavelength in nm"],
  ["?nm=-850", "nm", "Enter the wavelength in nm"],
  ["?nm=1500", "nm", "from 600 to 1000"],
  ["?nm=1e9", "nm", "Enter the wavelength in nm"],
  ["?nm=850&nm=660", "nm", "Enter the wavelength in nm"],
  ["?nm=%3Cscript%3E", "nm", "Enter the wavelength in nm"],
  ["?melanin=10+nm", "melanin", "Enter the skin tone"],
  ["?blood=9", "blood", "from 0.05 to 5"],
  ["?blood=", "blood", "Enter the share of blood"],
])("%s keeps what was written, with a sentence beside its field", async (query, name, says) => {
  const answer = await site.get(PATH + query);
  const text = answer.body.toString();
  expect(answer.status).toBe(200);
  const field = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0] ?? "";
  expect(field).toContain('aria-invalid="true"');
  const error = /aria-describedby="[^"]*?(\S+-error)"/.exec(field)?.[1];
  expect(text.split(`id="${error}"`)[1]?.split("</p>")[0]).toContain(says);
  const written = new URLSearchParams(query).getAll(name).join(" and ");
  expect(field).toContain(`value="${written.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}"`);
});

test("what readers type takes no place among the pages that are kept", async () => {
  const cached = await site.get(PATH);
  expect(cached.headers["cache-control"]).toContain("s-maxage");
  for (const query of ["?nm=700", "?melanin=x", "?blood=1&nm=2"]) {
    expect((await site.get(PATH + query)).headers["cache-control"], query).toBe("no-store");
  }
  expect((await site.get(`${PATH}?utm_source=mail`)).headers.etag).toBe(cached.headers.etag);
});

test("every mark of others leads to a sentence with its source", async () => {
  const main = (await page()).one("main");
  const marks = main.all("a", { href: /^#found-/ });
  expect(marks.length).toBeGreaterThanOrEqual(6);
  for (const mark of marks) {
    const id = mark.attribute("href")?.slice(1) ?? "";
    const [sentence] = main.all("li", { id: new RegExp(`^${id}$`) });
    expect(sentence?.all("a", { "aria-label": /^Reference / }).length, id).toBeGreaterThan(0);
  }
});
