/** Attacks from the usual cheat sheets. Each calls `hit()` when it succeeds. */
export const XSS_VECTORS: readonly string[] = [
  "<script>hit()</script>",
  "<scr<script>ipt>hit()</scr</script>ipt>",
  "<script src='data:text/javascript,hit()'></script>",
  "<script>hit()",
  "<script\u0000>hit()</script>",
  "<<script>hit();//<</script>",
  "</p><script>hit()</script><p>",
  "<img src=x onerror=hit()>",
  "<img/src=x/onerror=hit()>",
  "<img src=x\tonerror\n=\nhit()>",
  '<img src="x" alt="`onerror=hit()">',
  '<img """><script>hit()</script>">',
  '<img src="javascript:hit()">',
  "<img src=x:x onerror=hit()//",
  "<img src=`x` onerror=hit()>",
  "<img alt='><script>hit()</script>'>",
  "<img title='\"><img src=x onerror=hit()>'>",
  '<img src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 onload=%22hit()%22/>">',
  "<svg/onload=hit()//",
  "<svg><script href='data:text/javascript,hit()'/></svg>",
  "<svg><animate onbegin=hit() attributeName=x dur=1s>",
  "<svg><a xlink:href='javascript:hit()'><text x=0 y=20>x</text></a></svg>",
  "<svg><foreignObject><img src=x onerror=hit()></foreignObject></svg>",
  "<svg><style><img src=x onerror=hit()></style></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=hit()></style></mglyph></table></mtext></math>",
  "<math href='javascript:hit()'>x</math>",
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit()>",
  "<body onload=hit()>",
  "<iframe src='javascript:hit()'></iframe>",
  "<iframe srcdoc='<script>parent.hit()</script>'></iframe>",
  "<object data='javascript:hit()'></object>",
  "<video><source onerror=hit()></video>",
  "<details open ontoggle=hit()>x</details>",
  "<input autofocus onfocus=hit()>",
  "<marquee onstart=hit()>x</marquee>",
  "<form action='javascript:hit()'><input type=submit></form>",
  "<isindex action='javascript:hit()' type=image>",
  "<meta http-equiv=refresh content='0;url=javascript:hit()'>",
  "<base href='javascript:hit()//'>",
  "<style>@import 'javascript:hit()';</style>",
  "<p style='background:url(javascript:hit())'>x</p>",
  "<p onfocus=hit() tabindex=0 id=x>x</p>",
  "<p onanimationstart=hit() style='animation:x'>x</p>",
  "<a href='javascript:hit()'>x</a>",
  "<a href=' javascript:hit()'>x</a>",
  "<a href='java\tscript:hit()'>x</a>",
  "<a href='&#106;avascript:hit()'>x</a>",
  "<a href='&#x6A&#x61vascript:hit()'>x</a>",
  "<a href='javascript&colon;hit()'>x</a>",
  "<a href='\u0001javascript:hit()'>x</a>",
  "<a href='data:text/html,<script>opener.hit()</script>'>x</a>",
  "<a href='//x' onclick='hit()'>x</a>",
  '<a href="x" title="" onmouseover="hit()">x</a>',
  "<noscript><p title='</noscript><img src=x onerror=hit()>'></noscript>",
  "<template><script>hit()</script></template>",
  "<title><img src=x onerror=hit()></title>",
  "<xmp><img src=x onerror=hit()></xmp>",
  "<plaintext><img src=x onerror=hit()>",
  "<textarea><img src=x onerror=hit()></textarea><img src=x onerror=hit()>",
  "<!--><img src=x onerror=hit()>-->",
  "<!-- --!><img src=x onerror=hit()> -->",
  "<![CDATA[<img src=x onerror=hit()>]]>",
  "<?xml version='1.0'?><img src=x onerror=hit()>",
  "&lt;img src=x onerror=hit()&gt;",
  "<h2>&lt;img src=x onerror=hit()&gt;</h2>",
  "<p id='__proto__'>x</p><a id='hit' href='x'>x</a>",
  "<a id=location href='javascript:hit()'>x</a>",
  "</script><script>hit()</script>",
  "</body></html><script>hit()</script>",
];

/** All but the harmless halves call `hit()` or lead to /led-away. */
export const ATTACKS: readonly string[] = [
  "<script>hit()</script>",
  "<script></script><script >hit()</script>",
  '<script type="held-script">hit()</script>',
  "<script type=module>hit()</script>",
  "<img src=x onerror=hit()>",
  "<svg onload=hit()></svg>",
  "<meta http-equiv=refresh content='0;url=/led-away'>",
  "<form action=/led-away><input autofocus onfocus=hit()></form>",
  "<iframe src=/led-away></iframe>",
  "<base href=/led-away/>",
  "<link rel=held href=/led-away.js>",
  "</head></body></html>",
  "<!--",
];

const entities = (text: string) => text.replace(/[^a-z/]/gi, (sign) => `&#${sign.charCodeAt(0)};`);
const half = (text: string) => Math.ceil(text.length / 2);

/** Disguises for programs that read HTML as text. */
const GUISES: ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => attack + attack,
  (attack) => attack.slice(0, half(attack)) + attack + attack.slice(half(attack)),
  (attack) => `"'>${attack}`,
  (attack) => `--></script></title></textarea></style></noscript>${attack}`,
  (attack) => `<p title='${attack}'>${attack}`,
  (attack) => attack.toUpperCase(),
  entities,
  (attack) => entities(entities(attack)),
];

export const DISGUISED_ATTACKS: readonly string[] = ATTACKS.flatMap((attack) =>
  GUISES.map((disguise) => disguise(attack)),
);

const ATTRIBUTES = ["href", "src", "alt", "title", "class", "id"];

/** An element for each allowed attribute, with this text as its value in both kinds of quotes. */
export function inEveryAttribute(text: string): string {
  return ATTRIBUTES.flatMap((name) => {
    const start = name === "href" || name === "src" ? "/store-files/none.png?" : "";
    const tag = { href: "a", src: "img", alt: "img" }[name] ?? "h3";
    const value = start + text;
    return [
      `<${tag} ${name}="${value.replaceAll('"', "&quot;")}">x</${tag}>`,
      `<${tag} ${name}='${value.replaceAll("'", "&#39;")}'>x</${tag}>`,
    ];
  }).join("");
}
