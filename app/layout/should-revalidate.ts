import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For routes with places that links lead to. On the way back to the page's top, where the address has no
 * hash any more, the router would fetch the page anew and keep the reader waiting until it has come.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [currentUrl, nextUrl].map(({ pathname, search }) => pathname + search);
  const jumps = current === next && currentUrl.hash !== nextUrl.hash;
  return !jumps && defaultShouldRevalidate;
}
