const FORMAT = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

/** To the minute, in UTC: "Nov 22, 2026, 20:15". */
export function TimeText({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {FORMAT.format(new Date(iso))}
    </time>
  );
}
