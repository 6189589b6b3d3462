import { expect, test } from "vitest";
import { nameStudy } from "./study-name.ts";

test.each([
  [["Chow RT", "Johnson MI"], "Chow 2009"],
  [["De Bie RA"], "De Bie 2009"],
  [["Baroni B-M"], "Baroni 2009"],
  [["Ångström Å"], "Ångström 2009"],
  [["EULAR"], "EULAR 2009"],
  [[], " 2009"],
])("%j is %s", (authors, name) => {
  expect(nameStudy({ authors, year: 2009 })).toBe(name);
});
