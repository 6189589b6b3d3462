import { SESSION_HOURS } from "./sessions.server.ts";

type SessionCookie = {
  read(request: Request): string | undefined;
  /** The header that sets it. */
  set(token: string): string;
  /** The header that removes it. */
  clear(): string;
};

/**
 * "__Host-" keeps other hosts and unencrypted connections from setting or reading it. Without https
 * browsers refuse that name and "Secure", so it has another name.
 * @param siteUrl origin of the site
 */
export function sessionCookie(siteUrl: string): SessionCookie {
  const isEncrypted = siteUrl.startsWith("https:");
  const name = isEncrypted ? "__Host-desk" : "desk";
  const place = isEncrypted ? "Path=/; Secure" : "Path=/desk";
  const write = (value: string, seconds: number) =>
    `${name}=${value}; ${place}; HttpOnly; SameSite=Strict; Max-Age=${seconds}`;
  return {
    read(request) {
      const pairs = request.headers.get("Cookie")?.split(/;\s*/) ?? [];
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    },
    set: (token) => write(token, SESSION_HOURS.most * 60 * 60),
    clear: () => write("", 0),
  };
}
