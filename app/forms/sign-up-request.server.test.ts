import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { DatabaseUnavailable } from "#app/infra/database.server.ts";
import { requestContext } from "#app/infra/request-facts.ts";
import { HONEYPOT } from "#app/ui/honeypot-name.ts";
import { madeUpForm } from "../../tests/support/made-up-form.ts";
import { surroundings } from "../../tests/support/surroundings.ts";
import { isJson, takeForm } from "./sign-up-request.server.ts";

const around = surroundings();

const ADA = { email: "ada@example.org", name: "Ada" };

/** The answer to a body. */
async function sent(body: BodyInit, type?: string, differing?: Parameters<typeof madeUpForm>[1]) {
  const context = new RouterContextProvider();
  context.set(requestContext, { clientAddress: "192.0.2.1" });
  const headers: HeadersInit = type ? { "Content-Type": type } : {};
  const request = new Request("https://site.example/", { method: "POST", body, headers });
  const { signUps, events } = madeUpForm(around, differing);
  const { text, ...answer } = await takeForm(signUps, request, context);
  return { ...answer, typed: text("email"), events };
}

const asForm = (fields: Record<string, string>) => new URLSearchParams(fields);
const asJson = (fields: unknown) => JSON.stringify(fields);

test.each([
  ["a form", asForm, undefined],
  ["JSON", asJson, "Application/JSON; charset=utf-8"],
])("%s is taken, and a robot's is not", async (_, bodyOf, type) => {
  const answer = {
    outcome: { status: "ok" },
    init: { status: 200, headers: { "Cache-Control": "no-store" } },
    typed: "ada@example.org",
  };
  expect(await sent(bodyOf(ADA), type)).toEqual({ ...answer, events: ["stored", "mail goes out"] });
  expect(await sent(bodyOf({ ...ADA, [HONEYPOT]: "x" }), type)).toEqual({ ...answer, events: [] });
});

test.each([
  ["{", "application/json"],
  ["null", "application/json"],
  ['"a@b.example"', "application/json"],
  ["email=a@b.example", "text/plain"],
])("%s as %s can't be read, and nothing is taken", async (body, type) => {
  const error = "The form could not be read. Please send it again.";
  expect(await sent(body, type)).toMatchObject({
    outcome: { status: "invalid", error },
    init: { status: 400 },
    typed: "",
    events: [],
  });
});

test("what is no text is not given back to the form", async () => {
  expect((await sent('{"email": 7}', "application/json")).typed).toBe("");
});

test("a reader and a program are told when to try again", async () => {
  const headers = { "Cache-Control": "no-store" };
  const limited = await sent(asForm(ADA), undefined, {
    allowed: { allowed: false, retryAfter: 61 },
  });
  expect(limited.init).toEqual({ status: 429, headers: { ...headers, "Retry-After": "61" } });
  const away = await sent(asForm(ADA), undefined, {
    store: () => Promise.reject(new DatabaseUnavailable()),
  });
  expect(away.init).toEqual({ status: 503, headers: { ...headers, "Retry-After": "30" } });
  expect((await sent(asForm({}))).init).toEqual({ status: 400, headers });
});

test("a request without a type is a form's", () => {
  expect(isJson(new Request("https://site.example/"))).toBe(false);
});
