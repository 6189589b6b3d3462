import { PAGE_HANDLES } from "#app/pages/page.ts";
import { storeAdvice } from "#app/storefront/store-advice.ts";
import { capitalise } from "#app/text/capitalise.ts";
import type { StoreAccess } from "#server/store/embedded-store.ts";
import type { StoreInquiry } from "#server/store/store-inquiry.ts";
import { answeredVersion, noSuchBlog } from "#server/store/store-line.ts";

/** `works`: the site can show something of the store. */
type StoreReport = { text: string; works: boolean };

/** Never throws. @param ownHandles of the site's own articles */
export async function reportOnStore(
  store: StoreAccess & { blogHandle: string },
  inquiry: StoreInquiry,
  ownHandles: readonly string[],
  shopUrl: string | undefined,
): Promise<StoreReport> {
  const { origin, apiVersion, blogHandle } = store;
  const shown: string[] = [];
  const missing: string[] = [];
  const readable: string[] = [];
  /** Undefined for what the store refuses. */
  const read = async <Answer>(what: string, answer: Promise<Answer>) => {
    try {
      const content = await answer;
      readable.push(what);
      return content;
    } catch (error) {
      missing.push(`${capitalise(what)}: ${storeAdvice(error, origin, apiVersion)}`);
      return undefined;
    }
  };

  let name: string;
  try {
    const shop = await inquiry.shop();
    name = shop.name;
    const answered = inquiry.version();
    shown.push(`Storefront API ${answeredVersion(apiVersion, answered)}`);
    if (answered && answered !== apiVersion) {
      missing.push(
        `Version ${apiVersion} of the API is not supported any more, and ${answered} answers in its place. To choose one, set STOREFRONT_API_VERSION; supported are ${shop.supportedVersions.join(", ")}.`,
      );
    }
  } catch (error) {
    return { text: storeAdvice(error, origin, apiVersion), works: false };
  }

  const blogs = (await read("blogs", inquiry.blogs())) ?? [];
  let articles = 0;
  for (const { handle } of blogs) {
    const blog = await read(`articles of ${handle}`, inquiry.blog(handle));
    if (!blog) continue;
    const count = `${blog.articles} ${blog.articles === 1 ? "article" : "articles"}`;
    if (handle === blogHandle) {
      articles = blog.articles;
      shown.push(`Blog ${handle} (${blog.title}) with ${count}, at /blog`);
      if (articles === 0) missing.push("The blog has no article yet: /blog says so to readers.");
    } else {
      missing.push(
        `Blog ${handle} (${blog.title}) with ${count} is not shown: the site has one blog. To show this one, set STORE_BLOG_HANDLE=${handle}`,
      );
    }
  }
  const hasBlog = blogs.some(({ handle }) => handle === blogHandle);
  const handles = blogs.map(({ handle }) => handle);
  if (!hasBlog) missing.push(noSuchBlog(blogHandle, handles));
  shown.push(
    `The site's own ${ownHandles.length} articles, at the addresses for which the blog has none: its pages link to them`,
  );

  const pages = await read("pages", inquiry.pages());
  if (pages) {
    const linked = PAGE_HANDLES.filter((handle) => pages.includes(handle));
    const absent = PAGE_HANDLES.filter((handle) => !pages.includes(handle));
    const others = pages.filter((handle) => !PAGE_HANDLES.some((one) => one === handle));
    if (linked.length > 0) shown.push(`Pages ${linked.map((handle) => `/${handle}`).join(", ")}`);
    if (absent.length > 0) {
      missing.push(
        `Pages with the handles ${absent.join(", ")}: the site links to them. Make them in the shop's admin, under Content, Pages.`,
      );
    }
    if (others.length > 0)
      missing.push(
        `Pages that have no place on the site: ${someOf(others)}. Their addresses, such as /pages/${others[0]}, lead to the shop where SHOP_URL is set.`,
      );
  }

  const policies = (await read("policies", inquiry.policies())) ?? [];
  if (policies.length > 0) {
    missing.push(
      `The shop's policies (${policies.join(", ")}) are not shown. Copy them into pages with the handles privacy and terms.`,
    );
  }
  const redirects = await read("URL redirects", inquiry.redirects());
  if (redirects !== undefined) {
    const count = redirects === 250 ? "250 or more" : redirects;
    shown.push(`URL redirects: ${count}, for addresses that have no page here`);
  }

  if (readable.length > 0) shown.push(`The token may read ${readable.join(", ")}`);

  if (shopUrl) {
    const { origin: host, pathname } = new URL(shopUrl);
    if (pathname !== "/") {
      shown.push(
        `/shop leads to ${shopUrl}, products and collections to ${host}/products/… and ${host}/collections/…, without the path of SHOP_URL`,
      );
    }
  } else {
    missing.push(
      "SHOP_URL is not set: links in articles and pages to the shop's products, collections and other blogs are shown as words without a link. Set it to the address at which they are sold.",
    );
  }

  return {
    text: [
      `${name}, at ${origin}`,
      "",
      "The site shows:",
      ...shown.map(listed),
      "",
      ...(missing.length > 0
        ? ["Missing, or to set:", ...missing.map(listed)]
        : ["Nothing is missing."]),
    ].join("\n"),
    works: hasBlog && articles > 0,
  };
}

function someOf(handles: readonly string[]): string {
  const more = handles.length - MOST_NAMED;
  if (more < 2) return handles.join(", ");
  return `${handles.slice(0, MOST_NAMED).join(", ")} and ${more} others`;
}

const MOST_NAMED = 5;

const listed = (line: string) => `- ${line}`;
