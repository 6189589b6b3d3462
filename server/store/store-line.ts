import { storeAdvice } from "#app/storefront/store-advice.ts";
import type { StoreAccess } from "./embedded-store.ts";
import type { StoreInquiry } from "./store-inquiry.ts";

type StoreLine = { level: "info" | "warn"; line: string };

/** Never throws. @param name the store's address, or that it is the embedded one */
export async function storeLine(
  name: string,
  { origin, apiVersion }: StoreAccess,
  blogHandle: string,
  inquiry: StoreInquiry,
): Promise<StoreLine> {
  try {
    const blog = await inquiry.blog(blogHandle);
    if (!blog) {
      const handles = (await inquiry.blogs()).map(({ handle }) => handle);
      return { level: "warn", line: `The store is ${name}. ${noSuchBlog(blogHandle, handles)}` };
    }
    const articles = `${blog.articles} ${blog.articles === 1 ? "article" : "articles"}`;
    const version = answeredVersion(apiVersion, inquiry.version());
    return {
      level: "info",
      line: `The store is ${name}, its blog ${blogHandle} has ${articles}, and Storefront API ${version} answers`,
    };
  } catch (error) {
    return {
      level: "warn",
      line: `The store is ${name}, and it can't be asked. ${storeAdvice(error, origin, apiVersion)}`,
    };
  }
}

export function noSuchBlog(handle: string, others: string[]): string {
  const advice =
    others.length > 0
      ? `set STORE_BLOG_HANDLE to one that it has: ${others.join(", ")}`
      : "make one in the shop's admin, under Content, Blog posts";
  return `It has no blog with the handle ${handle}: ${advice}.`;
}

/** Names both versions where they differ. */
export function answeredVersion(asked: string, answered: string | null): string {
  return !answered || answered === asked ? asked : `${answered} (asked for ${asked})`;
}
