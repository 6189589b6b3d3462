import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { requestContext } from "#app/services.ts";
import { HONEYPOT } from "#app/ui/honeypot.tsx";
import { answerTo, isJson, takeForm } from "./sign-up-request.server.ts";

/** What a list is given of a sent body, and the answer. */
async function sent(body: BodyInit, contentType?: string) {
  const context = new RouterContextProvider();
  context.set(requestContext, { clientAddress: "192.0.2.1" });
  const headers: HeadersInit = contentType ? { "Content-Type": contentType } : {};
  const request = new Request("https://site.example/", { method: "POST", body, headers });
  const taken: unknown[] = [];
  const { text, ...answer } = await takeForm(request, context, async (fields, clientAddress) => {
    taken.push({ ...fields, clientAddress });
    return { status: "ok" };
  });
  return { taken, answer, typed: text("email") };
}

test.each([
  ["a form", new URLSearchParams({ email: "a@b.example", [HONEYPOT]: "x" }), undefined],
  [
    "JSON",
    JSON.stringify({ email: "a@b.example", [HONEYPOT]: "x" }),
    "Application/JSON; charset=utf-8",
  ],
])("%s is taken with the sender's address and the robots' field", async (_, body, type) => {
  const { taken, answer, typed } = await sent(body, type);
  expect(taken).toEqual([
    { email: "a@b.example", [HONEYPOT]: "x", honeypot: "x", clientAddress: "192.0.2.1" },
  ]);
  expect(answer).toEqual({
    outcome: { status: "ok" },
    init: { status: 200, headers: { "Cache-Control": "no-store" } },
  });
  expect(typed).toBe("a@b.example");
});

test.each([
  ["{", "application/json"],
  ["null", "application/json"],
  ['"a@b.example"', "application/json"],
  ["email=a@b.example", "text/plain"],
])("%s as %s can't be read, and nothing is taken", async (body, type) => {
  const error = "The form could not be read. Please send it again.";
  expect(await sent(body, type)).toMatchObject({
    taken: [],
    answer: { outcome: { status: "invalid", error }, init: { status: 400 } },
    typed: "",
  });
});

test("what is no text is not given back to the form", async () => {
  expect((await sent('{"email": 7}', "application/json")).typed).toBe("");
});

test("a reader and a program are told when to try again", () => {
  const headers = { "Cache-Control": "no-store" };
  expect(answerTo({ status: "limited", retryAfter: 61 })).toEqual({
    status: 429,
    headers: { ...headers, "Retry-After": "61" },
  });
  expect(answerTo({ status: "unavailable" })).toEqual({
    status: 503,
    headers: { ...headers, "Retry-After": "30" },
  });
  expect(answerTo({ status: "invalid" })).toEqual({ status: 400, headers });
});

test("a request without a type is a form's", () => {
  expect(isJson(new Request("https://site.example/"))).toBe(false);
});
