import { gid } from "./nodes.ts";

/** Nothing answers at this address. */
const STORE_URL = "https://embedded-store.example";

export const primaryDomain = {
  host: new URL(STORE_URL).host,
  sslEnabled: true,
  url: STORE_URL,
};

type Linked = { id: string; handle: string; title: string };

/** A new shop's two menus, without dead entries: the first has the blog and the search, the second the pages. */
export function menusOf(blog: Linked, pages: readonly Linked[]) {
  return [
    menu("main-menu", "Main menu", [
      { title: "Home", type: "FRONTPAGE", path: "/", resourceId: null },
      { title: blog.title, type: "BLOG", path: `/blogs/${blog.handle}`, resourceId: blog.id },
      { title: "Search", type: "SEARCH", path: "/search", resourceId: null },
    ]),
    menu(
      "footer",
      "Footer menu",
      pages.map(({ id, handle, title }) => ({
        title,
        type: "PAGE",
        path: `/pages/${handle}`,
        resourceId: id,
      })),
    ),
  ];
}

type Entry = { title: string; type: string; path: string; resourceId: string | null };

function menu(handle: string, title: string, entries: Entry[]) {
  return {
    __typename: "Menu",
    id: gid("Menu", handle),
    handle,
    title,
    itemsCount: entries.length,
    items: entries.map(({ path, ...entry }) => ({
      __typename: "MenuItem",
      id: gid("MenuItem", `${handle}${path}`),
      ...entry,
      url: STORE_URL + path,
      tags: [],
      items: [],
    })),
  };
}
