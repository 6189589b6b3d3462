import { expect, test } from "vitest";
import { mailAddress } from "./mail-address.server.ts";

test.each([
  [" reader@example.org\n", "reader@example.org", "reader@example.org"],
  ["Ada.Lovelace@Example.ORG", "Ada.Lovelace@example.org", "ada.lovelace@example.org"],
  ["ada+news@münchen.de", "ada+news@xn--mnchen-3ya.de", "ada+news@xn--mnchen-3ya.de"],
  ["o'neil@пример.рф", "o'neil@xn--e1afmkfd.xn--p1ai", "o'neil@xn--e1afmkfd.xn--p1ai"],
  ["\u200bada@example.org\u200b", "ada@example.org", "ada@example.org"],
  ["\ufeffada@example.org", "ada@example.org", "ada@example.org"],
  ["ada@example.org\u2060\u00a0", "ada@example.org", "ada@example.org"],
  ["\u202aada@exam\u00adple.org\u202c", "ada@example.org", "ada@example.org"],
  ["ａｄａ＠example.org.", "ada@example.org", "ada@example.org"],
  ["<ada﹫example.org>;", "ada@example.org", "ada@example.org"],
  ["mailto:ada@example.org,", "ada@example.org", "ada@example.org"],
])("%j is sent to %s", (typed, address, key) => {
  expect(mailAddress.parse(typed)).toEqual({ address, key });
});

test.each([
  "reader",
  "@example.org",
  "reader@localhost",
  "reader@127.0.0.1",
  "reader@example.org/path",
  "re ader@example.org",
  "a@b@example.org",
  "reader.@example.org",
  "reader@example..org",
  "reader@-example.org",
  "reader@example.ab.1a",
  "reader@example.org\r\nBcc: all@example.org",
  "reader@example.org, other@example.org",
  '"><script>@example.org',
  "\u0000@example.org",
  "rëader@example.org",
  `${"a".repeat(65)}@example.org`,
])("%j is no address", (typed) => {
  expect(mailAddress.safeParse(typed).error?.issues[0]?.message).toBe(
    "Enter an email address like name@example.com.",
  );
});

test.each(["", "  ", "\u200b", undefined, 7, ["reader@example.org"]])(
  "%j asks for one",
  (typed) => {
    const problem = mailAddress.safeParse(typed).error?.issues[0]?.message;
    expect(problem).toBe("Enter your email address.");
  },
);

test("an address has 254 characters at most, its domain counted in ASCII", () => {
  const domain = `${"d".repeat(60)}.${"d".repeat(60)}.${"d".repeat(60)}`;
  expect(mailAddress.safeParse(`${"a".repeat(60)}@${domain}.example.org`).success).toBe(false);
  expect(mailAddress.safeParse(`${"a".repeat(64)}@${domain}.org`).success).toBe(true);
  expect(mailAddress.safeParse(`${"a".repeat(64)}@${"ü.".repeat(90)}org`).success).toBe(false);
  const longest = `${"a".repeat(64)}@${domain}.ee.org`;
  expect(longest).toHaveLength(254);
  expect(mailAddress.safeParse(longest).success).toBe(true);
  expect(mailAddress.safeParse(`a${longest}`).error?.issues[0]?.message).toBe(
    "An email address has 254 characters at most.",
  );
});
