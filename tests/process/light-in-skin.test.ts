import { expect, test } from "vitest";
import { getPage } from "../support/built-app.ts";
import { readPage } from "../support/page-html.ts";

const mainAt = async (query: string) =>
  readPage(await (await getPage(`/light-in-skin${query}`)).text()).one("main");

/** The depths beside the picture, by what is left. */
async function depthsAt(query: string): Promise<string[]> {
  const { text } = await mainAt(query);
  return [
    ...text.matchAll(/of the light is left\s*([\d.–]+\sin \([\d–]+\smm\)|in the epidermis)/g),
  ].map(([, depth = ""]) => depth);
}

test("the address is answered for typical skin at 850 nm, or for the light and skin that it names", async () => {
  const typical = await depthsAt("");
  expect(typical).toHaveLength(3);
  expect(await depthsAt("?nm=850&melanin=10&blood=0.2")).toEqual(typical);
  expect(await depthsAt("?nm=950nm")).not.toEqual(typical);
  expect(await depthsAt("?nm=850&blood=5")).not.toEqual(typical);
  // So dark an epidermis takes more than a half by itself.
  expect((await depthsAt("?nm=630&melanin=43"))[0]).toBe("in the epidermis");
  const [table] = (await mainAt("?nm=705")).all("table");
  expect(table?.text).toContain("705 nm");
});

test.each([600, 629, 951, 1000])(
  "at %i nm, without data for blood, there is no depth",
  async (nm) => {
    expect(await depthsAt(`?nm=${nm}`)).toEqual([]);
    expect((await mainAt(`?nm=${nm}`)).text).toContain("We have no data for blood here");
  },
);

test("every mark of others leads to a sentence with its source", async () => {
  const main = await mainAt("");
  const marks = main.all("a", { href: /^#found-/ });
  expect(marks.length).toBeGreaterThanOrEqual(6);
  for (const mark of marks) {
    const id = mark.attribute("href")?.slice(1) ?? "";
    const [sentence] = main.all("li", { id });
    expect(sentence?.all("a", { "aria-label": /^Reference / }).length, id).toBeGreaterThan(0);
  }
});
