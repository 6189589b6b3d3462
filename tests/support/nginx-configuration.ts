import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes a configuration around the unchanged `deploy/nginx.conf`; only addresses and paths are this machine's.
 * @param folder for nginx's files @param port of nginx @param servers ports of the two servers
 * @returns the file to start nginx with; nginx stays in the foreground
 */
export function writeNginxConfiguration(
  folder: string,
  port: number,
  servers: [number, number],
): string {
  const places: [string, string][] = [
    ["\n    listen 80 default_server;", `\n    listen 127.0.0.1:${port} default_server;`],
    ["app-1:3000", `127.0.0.1:${servers[0]}`],
    ["app-2:3000", `127.0.0.1:${servers[1]}`],
    ["/var/cache/nginx/", `${folder}/`],
    ["/var/log/nginx/", `${folder}/`],
  ];
  const site = places.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}"`);
    return text.replaceAll(from, to);
  }, delivered());
  writeFileSync(join(folder, "site.conf"), site);
  mkdirSync(join(folder, "temporary"));
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`);
  const whole = [
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off;",
    "worker_processes 1;",
    `pid ${folder}/pid;`,
    `error_log ${folder}/error.log;`,
    "events {}",
    `http { ${temporary.join(" ")} include ${folder}/site.conf; }`,
  ];
  const file = join(folder, "nginx.conf");
  writeFileSync(file, whole.join("\n"));
  return file;
}

/** What nginx says in the servers' place. @param status as in its map, such as "413" or "default" */
export function nginxSays(status: string): string {
  const [, map = ""] = /map \$status \$problem \{([^}]+)\}/.exec(delivered()) ?? [];
  const words = new RegExp(`^ +${status} +"(.+)";$`, "m").exec(map)?.[1];
  if (!words) throw new Error(`deploy/nginx.conf says nothing for ${status}`);
  return words;
}

/** The page around those words, which are `$problem` in it, and the headers that are sent with it. */
export function nginxRefusal(): { page: string; headers: Record<string, string> } {
  const [, page = ""] = /^ +text\/html +'(<!doctype.+)';$/m.exec(delivered()) ?? [];
  const [, location = ""] = /location @problem \{([^}]+)\}/.exec(delivered()) ?? [];
  const headers = location.matchAll(/add_header (\S+) "?(.+?)"? always;/g);
  return {
    page,
    headers: Object.fromEntries(Array.from(headers, ([, name, value]) => [name, value])),
  };
}

const delivered = () => readFileSync("deploy/nginx.conf", "utf8");
