import { useId } from "react";
import { Link } from "react-router";
import { expect, test } from "vitest";
import { staticParts } from "./static-html.server.tsx";

const WHOLE_PAGE = new Request("https://site.example/page");
const NAVIGATION = new Request("https://site.example/page.data?_routes=page");

test("a page that is loaded whole is rendered with the HTML, and its data lacks it", () => {
  const { text } = staticParts(WHOLE_PAGE, { text: <p>Words</p> });
  expect(text.html).toBe("<p>Words</p>");
  expect(Object.entries(text)).toEqual([["version", text.version]]);
});

test("a navigation brings the HTML with the data, under the same version", () => {
  const { text } = staticParts(NAVIGATION, { text: <p>Words</p> });
  const { version } = staticParts(WHOLE_PAGE, { text: <p>Words</p> }).text;
  expect({ ...text }).toEqual({ version, html: "<p>Words</p>" });
});

test("another text has another version", () => {
  const { one, other } = staticParts(WHOLE_PAGE, { one: <p>Words</p>, other: <p>More</p> });
  expect(one.version).not.toBe(other.version);
});

test("a version is long enough to tell apart all texts of a large site", () => {
  expect(staticParts(WHOLE_PAGE, { text: <p>Words</p> }).text.version).toMatch(/^[\w-]{16}$/);
});

test("links lead where they say, and no two parts share an id", () => {
  const { one, other } = staticParts(WHOLE_PAGE, { one: <Named />, other: <Named /> });
  expect(one.html).toContain('href="/blog/safety#who"');
  const [id] = /(?<=id=")[^"]+/.exec(one.html ?? "") ?? [];
  expect(id).toBeTruthy();
  expect(other.html).not.toContain(`"${id}"`);
});

test.each(["/", "/guide", "/benefits/skin-health"])("a link within %s leads within it", (path) => {
  const link = { link: <Link to="#dose">Dose</Link> };
  const whole = staticParts(new Request(`https://site.example${path}`), link);
  const data = path === "/" ? "/_.data" : `${path}.data`;
  const navigation = staticParts(new Request(`https://site.example${data}?_routes=x`), link);
  expect(whole.link.html).toContain(`href="${path}#dose"`);
  expect({ ...navigation.link }).toEqual({ html: whole.link.html, version: whole.link.version });
});

function Named() {
  return (
    <Link id={useId()} to="/blog/safety#who">
      Safety
    </Link>
  );
}
