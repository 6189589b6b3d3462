import { createHash } from "node:crypto";
import { listChanges } from "./changes.server.ts";

/** The ledger's last change and a hash of the data: "2026-11-22-3f9a1c20". */
export function versionOf(data: unknown): string {
  const hash = createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 8);
  return [listChanges()[0]?.on, hash].join("-");
}
