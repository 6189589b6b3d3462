import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { type StoreNode, storeArticle } from "./store-double.ts";

export const [STUDY] = listStudies();
export const [USE] = listClaims();

const PICTURE = "/store-files/none.png";
const UNBROKEN = "Photobiomodulationsgerätevergleichstabellen".repeat(5).slice(0, 200);
const SENTENCE =
  "A dose is a power density times a time, and neither is of use without the other. ";
const LONG_TITLE = SENTENCE.repeat(3).slice(0, 199).padEnd(200, ".");

/** Articles that no editor plans and every store has one day, by their oddity. */
export const ODD_ARTICLES = {
  "long-title": odd({ title: LONG_TITLE }),
  "unbroken-word": odd({
    title: UNBROKEN,
    excerpt: UNBROKEN,
    contentHtml: `<h2>${UNBROKEN}</h2><p>${UNBROKEN}</p><ul><li>${UNBROKEN}</li></ul><blockquote>${UNBROKEN}</blockquote><h2>Two</h2><h2>Three</h2>`,
    authorV2: { name: UNBROKEN },
    tags: ["featured", UNBROKEN],
  }),
  "twenty-thousand-words": odd({
    title: "Everything, at length",
    content: SENTENCE.repeat(1112),
    contentHtml: Array.from(
      { length: 60 },
      (_, part) => `<h2>Part ${part + 1}</h2><p>${SENTENCE.repeat(18)}</p>`,
    ).join(""),
  }),
  "one-picture": odd({
    title: "One picture",
    content: "",
    contentHtml: `<p><img src="${PICTURE}" alt="A dose curve" width="1600" height="900"></p>`,
    excerpt: null,
  }),
  "right-to-left": odd({
    title: "الضوء الأحمر والنوم: ماذا وجدت التجارب؟",
    excerpt: "ثلاث تجارب صغيرة، وما يمكن أن يقال بعدها.",
    content: "ضوء قبل النوم",
    contentHtml: `<h2>المساء</h2><p>ثلاث تجارب صغيرة (630–660 nm)، وما يمكن أن يقال بعدها.</p>
      <ul><li>عشر دقائق</li><li>20 J/cm²</li></ul><blockquote>لا شيء أكيد بعد.</blockquote>
      <p>An English paragraph (660 nm) stands the other way.</p><pre><code>dose = mw * s / 1000;</code></pre>
      <h2>الصباح</h2><p>لا فرق.</p><h2>الخلاصة</h2><p>ننتظر تجربة أكبر.</p>`,
    authorV2: { name: "مكتب الأدلة" },
  }),
  "emoji-names": odd({
    title: "Light 👩‍🔬 for families 👨‍👩‍👧‍👦🔴",
    authorV2: { name: "👩🏽‍🚀 Ada 🇫🇷" },
    tags: ["featured", "🔴 red"],
  }),
  bare: odd({
    title: "Without anything",
    authorV2: null,
    excerpt: null,
    image: null,
    tags: [],
    contentHtml: "",
    content: "",
  }),
  "dead-links": odd({
    title: "Links to nothing and to evidence, and a dose that was taken back",
    contentHtml: `<p>A <a href="/gone">page</a> and a <a href="#gone">chapter</a> that are gone.</p>
      <p>Use <span style="text-decoration:line-through">50 J</span> 5 J.</p>
      <p>It <a href="/studies/${STUDY?.id}">hurt less</a>, <a href="/evidence/${USE?.id}">knees too</a>.</p>`,
  }),
  entities: odd({
    title: "Mitochondria &amp; <b>light</b> \"&lt;660&nbsp;nm\" & 'you'",
    excerpt: "3 &lt; 4 & <i>so on</i>",
  }),
  "wide-table": odd({
    title: "Twelve columns",
    contentHtml: `<h2>Panels</h2><table><thead>${row("th", "Column")}</thead><tbody>${row("td", "Value").repeat(5)}</tbody></table>`,
  }),
  "long-code": odd({
    title: "A long line of code",
    contentHtml: `<p>Inline: <code>${"dose+=irradiance*seconds/1000;".repeat(8)}</code></p><pre><code>${"dose+=irradiance*seconds/1000;".repeat(20)}</code></pre>`,
  }),
  "deep-headings": odd({
    title: "Six levels",
    contentHtml: `<h1>One</h1><p>1</p><h2>${LONG_TITLE}</h2><p>2</p><h3>Three</h3><p>3</p><h4>Four</h4><p>4</p><h5>Five</h5><p>5</p><h6>Six</h6><p>6</p><h2>${LONG_TITLE}</h2><h2></h2><p>7</p>`,
  }),
  unkempt: odd({
    title: "As an editor left it",
    contentHtml: `<h1>Top</h1><h4>Skipped two</h4><h6>Skipped one</h6><h2></h2><h3><br></h3><h2><img src="${PICTURE}"></h2>
      <p>Here <a href="https://shop.example/panel"></a> and <a href="/blog"><strong> </strong></a> is nothing.</p>
      <p><a href="https://shop.example/panel"><img src="${PICTURE}" width="400" height="300"></a></p>
      <ul><p>No item</p><li>One</li>loose words<ul><li>Below</li></ul></ul><p>Then</p><li>No list</li><li>Nor here</li>`,
  }),
  "deep-quotes": odd({
    title: "Twenty thousand quotes in each other",
    contentHtml: `<p>Before.</p>${"<blockquote>".repeat(20_000)}${SENTENCE}`,
  }),
  "deep-lists": odd({
    title: "A list in a list in a list",
    contentHtml: `${"<ul><li>Light".repeat(30)}<p>${SENTENCE}</p>`,
  }),
  "blank-title": odd({ title: " " }),
} satisfies Record<string, StoreNode>;

export function oddBlog(): StoreNode[] {
  const odd = Object.entries(ODD_ARTICLES).map(([handle, article]) => ({ ...article, handle }));
  const plain = Array.from({ length: 250 - odd.length }, (_, number) =>
    storeArticle({ handle: `plain-${number}`, image: null }),
  );
  return [...odd, ...plain].map((article, number) => ({
    ...article,
    id: `gid://shopify/Article/${number}`,
    // Newest first, as a store sends them.
    publishedAt: new Date(Date.UTC(2026, 2, 14) - number * 86_400_000).toISOString(),
  }));
}

function odd(changes: Partial<StoreNode>): StoreNode {
  return storeArticle({
    image: { altText: "A lamp over a desk", url: PICTURE, width: 1600, height: 900 },
    ...changes,
  });
}

function row(tag: "td" | "th", text: string): string {
  const cells = Array.from({ length: 12 }, (_, column) => `<${tag}>${text} ${column + 1}</${tag}>`);
  return `<tr>${cells.join("")}</tr>`;
}
