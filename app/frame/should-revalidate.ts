import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Keeps the router from fetching the page again when Back leads to an address without a hash. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [currentUrl, nextUrl].map(({ pathname, search }) => pathname + search);
  const jumps = current === next && currentUrl.hash !== nextUrl.hash;
  return !jumps && defaultShouldRevalidate;
}

/** Of a page whose query something else answers: another route, or the browser. */
export function revalidateOnOtherPath({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}
