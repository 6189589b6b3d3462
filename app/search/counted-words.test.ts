import { expect, test } from "vitest";
import { countedWords } from "./counted-words.ts";

test("searches that look for the same are one: case, spaces and punctuation make no difference", () => {
  for (const query of ["knee pain", " Knee  PAIN? ", "knee-pain", "“knee pain”"]) {
    expect(countedWords(query), query).toBe("KNEE PAIN");
  }
  expect(countedWords("10 J/cm²")).toBe("10 J CM2");
  expect(countedWords("660 nm")).toBe("660 NM");
  expect(countedWords("660/850 nm")).toBe("660 850 NM");
});

test.each([
  "ada@example.org",
  "mail to ada＠example.org",
  "ada (at) example.org",
  "ada at example dot org",
  "+1 555 123 4567",
  "(0171) 2345-678",
  "1234567",
  "١٢٣٤٥٦٧",
  "078-05-1120",
  "4111 1111 1111 1111",
])("%s tells of a person and is never counted", (query) => {
  expect(countedWords(query)).toBeUndefined();
});

test("what is no search is not counted", () => {
  for (const query of ["", "  ", "k", "?!", "x".repeat(201), `${"long ".repeat(30)}`]) {
    expect(countedWords(query), query).toBeUndefined();
  }
});

test("what is counted can stand in a shell's quotes, in HTML and in an address", () => {
  expect(countedWords(`$(rm -rf ~) "; <b>'x\`y`)).toBe("RM RF B X Y");
});
