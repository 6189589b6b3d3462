import { expect, onTestFinished, test } from "vitest";
import { builtApp, openServices, SITE } from "../support/built-app.ts";
import { describeDatabases, type TestDatabase } from "../support/databases.ts";

const VICTIM = "victim@example.org";

/** A new server each time, so that counts in its memory begin anew. Its mails stay in the outbox. */
function openSiteOn(settings: TestDatabase) {
  const { database, ...services } = openServices({
    ...settings,
    PUBLIC_SITE_URL: SITE,
    SMTP_URL: "smtp://127.0.0.1:9",
  });
  onTestFinished(() => database.close());
  const app = builtApp({ database, ...services });
  const post = async (path: string, fields: Record<string, string>) => {
    const response = await app.request(path, { method: "POST", body: new URLSearchParams(fields) });
    return [response.status, response.headers.get("Location")];
  };
  const query = database.query;
  return {
    post,
    /** A form each, for five tags of one mailbox. */
    async bomb() {
      const email = (tag: number) => `victim+${tag}@example.org`;
      return [
        await post("/newsletter/subscribe", { email: email(1), source: "footer" }),
        await post("/newsletter/subscribe", { email: email(2), source: "footer" }),
        await post("/alerts/subscribe", {
          email: email(3),
          topic: "everything",
          source: "changes",
        }),
        await post("/webinars/perfectio-x", { ...ADA, email: email(4) }),
        await post("/webinars/perfectio-x", { ...ADA, email: email(5) }),
      ];
    },
    forgetLimits: () => query((db) => db.deleteFrom("rate_limits").execute()),
    mails: () => query((db) => db.selectFrom("outbox").selectAll().orderBy("created_at").execute()),
  };
}

const ADA = {
  firstName: "Ada",
  lastName: "Lovelace",
  phone: "+1 555 010 0199",
  interest: "pain-relief",
  consent: "webinar-1",
};
const ONE_CLICK = { "List-Unsubscribe": "One-Click" };
const pathOf = (address: string) => new URL(address).pathname;

describeDatabases((_open, fresh) => {
  test("strangers can send a mailbox two mails, and none after one click", async () => {
    const settings = await fresh();
    const site = openSiteOn(settings);
    const answers = await site.bomb();
    const mails = await site.mails();
    expect(mails).toHaveLength(2);
    expect((await site.post("/newsletter/subscribe", { email: VICTIM }))[0]).toBe(429);

    const stop = pathOf(mails[0]?.unsubscribe_url ?? "");
    expect((await site.post(stop, ONE_CLICK))[0]).toBe(200);
    const left = (await site.mails()).length;
    const later = openSiteOn(settings);
    await later.forgetLimits();
    expect(await later.bomb(), "the answers tell nothing").toEqual(answers);
    expect(await later.mails()).toHaveLength(left);

    expect((await later.post(stop, { allow: "1" }))[0]).toBe(200);
    await later.forgetLimits();
    await openSiteOn(settings).post("/newsletter/subscribe", { email: VICTIM });
    expect(await later.mails()).toHaveLength(left + 1);
  });
});
