import { heldInWords } from "#app/desk/people/people-words.ts";
import { erasePerson } from "#app/forms/erase.server.ts";
import { mailAddress } from "#app/forms/mail-address.server.ts";
import type { Database } from "#app/infra/database.server.ts";
import { UsageError } from "./operator-command.ts";

/** @returns sentences about the removed rows */
export async function erase(database: Database, email: string): Promise<string> {
  const read = mailAddress.safeParse(email);
  if (!read.success) throw new UsageError("That is no email address: nothing was removed.");
  const now = new Date().toISOString();
  const receipt = await erasePerson(database, read.data.key, "command line", now);
  return `Removed: ${heldInWords(receipt)}. Receipt: ${receipt.id}. ${receipt.log_emptied ? BACK_UPS : STILL_IN_LOG}`;
}

const BACK_UPS = "Copies in older back-ups stay until you delete those.";
const STILL_IN_LOG =
  "The file site.db-wal still holds them, because another process is using it: erase again in a minute.";
