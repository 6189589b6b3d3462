import { expect, test } from "vitest";
import { shownHtml as body } from "../../tests/support/store-text-html.tsx";

test.each([
  ["<div>First.</div><div>Second.</div>", "<p>First.</p><p>Second.</p>"],
  ['<div id="dose">4 J</div>', '<p id="a-dose">4 J</p>'],
  [
    "<div><b>Dose:</b> 4 J</div><div><b>Time:</b> 10 min</div>",
    "<p><strong>Dose:</strong> 4 J</p><p><strong>Time:</strong> 10 min</p>",
  ],
  [
    "<dl><dt>Dose</dt><dd>4 J</dd><dt>Time</dt><dd>10 min</dd></dl>",
    "<p>Dose</p><p>4 J</p><p>Time</p><p>10 min</p>",
  ],
  ["10<div>20</div>30<hr>40", "<p>10</p><p>20</p><p>30</p><p>40</p>"],
  ["<section>1<article>2<p>3</p>4</article></section>", "<p>1</p><p>2</p><p>3</p><p>4</p>"],
  ["<details><summary>Dose</summary>4 J</details>", "<p>Dose</p><p>4 J</p>"],
  [
    "<fieldset><legend>1</legend><center>2</center></fieldset><address>3</address>",
    "<p>1</p><p>2</p><p>3</p>",
  ],
  ["<span><div>1</div><div>2</div></span>", "<p>1</p><p>2</p>"],
  ['<a href="/b"><h2>1</h2><div>2</div></a>3', '<a href="/b"><h2 id="a-1">1</h2><p>2</p></a>3'],
  ["<ul><li>1<div>2</div></li></ul>", "<ul><li><p>1</p><p>2</p></li></ul>"],
  [
    "<blockquote><div>1</div><div>2</div></blockquote>",
    "<blockquote><p>1</p><p>2</p></blockquote>",
  ],
  ["<ul><div><li>1</li><li>2</li></div></ul>", "<ul><li>1</li><li>2</li></ul>"],
  ["<select><option>1</option><option>2</option></select>", "<p>1</p><p>2</p>"],
  ["<textarea>1 <b></textarea>2", "<p>1 &lt;b&gt;</p><p>2</p>"],
  ["<xmp>1 <b>\n2</xmp>", "<pre>1 &lt;b&gt;\n2</pre>"],
])("blocks that aren't allowed become paragraphs: %s", (html, shown) => {
  expect(body(html)).toBe(shown);
});

test.each([
  ["<h2><div>1</div><div>2</div></h2>", ">1 · 2</h2>"],
  ["<h2><p>1</p><p>2</p></h2>", ">1 · 2</h2>"],
  ["<h2>1<div><div>2</div></div></h2>", ">1 · 2</h2>"],
  ["<h2><div>1</div> <div></div></h2>", ">1 </h2>"],
  ["<h2>1<br><div>2</div></h2>", ">1<br>2</h2>"],
  ["<h2><div>1<br></div>2</h2>", ">1<br>2</h2>"],
  ["<p>Use <span><div>1</div></span>2 J</p>", "<p>Use  · 1 · 2 J</p>"],
  ['<p>See <a href="/b">10<div>20</div></a>30</p>', '<p>See <a href="/b">10 · 20</a> · 30</p>'],
  ["<p>Use <select><option>1</option><option>2</option></select></p>", "<p>Use  · 1 · 2</p>"],
  ["<pre><div>1</div><div>2</div></pre>", "<pre>1\n2</pre>"],
  ['<a href="/b"><div>1</div><div><b>2</b></div></a>', '<a href="/b">1 · <strong>2</strong></a>'],
  ['10<a href="/b"><div>20</div></a>30', '10<a href="/b"> · 20</a> · 30'],
])("a separator is between them where paragraphs can't be: %s", (html, shown) => {
  expect(body(html)).toContain(shown);
});

test.each([
  "<p>1</p>2<em>3</em><ul><li>4 <p>5</p></li></ul>",
  "<strong><p>1</p><p>2</p></strong>",
  '<a href="/b"><h2 id="a-c">1</h2><p>2</p></a>',
  "<p>1<br>2</p>",
])("what is allowed stays as it is: %s", (html) => {
  expect(body(html).replace("a-a-c", "a-c")).toBe(html);
});

test("what holds nothing to see becomes no paragraph", () => {
  expect(body("<div> </div><div><br></div><div><script>1</script></div><hr>")).toBe(" ");
});

test("a picture between paragraphs is in one of its own, and separates words in a line", () => {
  const picture = '<img src="https://e.example/a.png">';
  expect(body(`<div>1</div>${picture}<div>2</div>`)).toMatch(
    /^<p>1<\/p><p class="figure"><img [^>]*><\/p><p>2<\/p>$/,
  );
  expect(body(`<h2>1${picture}<div>2</div></h2>`)).toMatch(/>1<img [^>]*>2<\/h2>$/);
});

test.each([
  [
    '<span style="display:block">10</span><span style="display: block;">20</span>',
    "<p>10</p><p>20</p>",
  ],
  ['<p>10<span style="display:flex">20</span></p>', "<p>10 · 20</p>"],
  ["<p><button>660</button><button>850</button></p>", "<p> 660  850 </p>"],
  ["<p>1<svg><title>2</title><text>3</text><text>4</text></svg>5</p>", "<p>1 2  3  4 5</p>"],
  ['<p>Take <span style="display: none">50</span>5 J</p>', "<p>Take  50 5 J</p>"],
  [
    '<p>10<span style="display:inline-block"><b>20</b></span></p>',
    "<p>10 <strong>20</strong> </p>",
  ],
  ['<p>10<span style="display:inline-flex"></span></p>', "<p>10  </p>"],
  ['<p style="display:none">50</p>', "<p>50</p>"],
  ['<p><span style="display:inline-block">L</span>ight</p>', "<p>Light</p>"],
  ["<xml><w:Zoom>0</w:Zoom></xml><p>1</p>", "<p>1</p>"],
])("what is drawn apart is written apart: %s", (html, shown) => {
  expect(body(html)).toBe(shown);
});
