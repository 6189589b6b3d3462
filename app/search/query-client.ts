import { QueryClient, type QueryFunction } from "@tanstack/react-query";

/** Fetches JSON. Throws "{status}: {body, or status text}"; with `on401: "null"` a 401 is null. */
export function fetchByKey<T>({ on401 }: { on401: "null" | "throw" }): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join("/"), { credentials: "include", signal });
    if (response.status === 401 && on401 === "null") return null;
    if (!response.ok) {
      throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
    }
    return response.json();
  };
}

/** The specification's defaults: never stale, no refetch, no retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey({ on401: "throw" }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // Without a network a search fails at once instead of waiting.
        networkMode: "always",
      },
      mutations: { retry: false },
    },
  });
}
