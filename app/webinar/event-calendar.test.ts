import ICAL from "ical.js";
import { expect, test } from "vitest";
import { eventCalendar, formatEventDate } from "./event-calendar.server.ts";

const date = { start: "2027-01-14T18:00:00-05:00", minutes: 45, timeZone: "America/New_York" };

test("a dated event is told in its own time zone", () => {
  expect(formatEventDate(date).replace(/\s/g, " ")).toBe("Thursday, January 14, 2027, 6:00 PM EST");
});

test("a calendar gets the event with its moment, its length and the way back", () => {
  const made = new Date("2026-12-01T00:00:00Z");
  const file = eventCalendar(date, "The site", "https://example.org", made);
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
  if (!event) expect.unreachable("no event");
  const { uid, startDate, endDate, summary } = new ICAL.Event(event);
  expect(uid).toBe("perfectio-x@example.org");
  expect(startDate.toJSDate().toISOString()).toBe("2027-01-14T23:00:00.000Z");
  expect(endDate.toJSDate().toISOString()).toBe("2027-01-14T23:45:00.000Z");
  expect(summary).toBe("PerfectIO X: free online event");
  expect(String(event.getFirstPropertyValue("url"))).toBe(
    "https://example.org/webinars/perfectio-x#questions",
  );
});
