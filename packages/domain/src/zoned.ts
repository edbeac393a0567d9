/** Wall clocks of a zone (IANA name): `2027-03-01T09:30` there, and the moment that it is. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(zone, format);
  return format;
}

/** What a clock shows there, to the minute. */
export function clockIn(zone: string, at: Date): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/** The moment at which a clock there shows this; null where the text is no time. An hour that is skipped there is the next one. */
export function momentIn(zone: string, clock: string): Date | null {
  const wanted = Date.parse(`${clock}Z`);
  if (Number.isNaN(wanted)) return null;
  const off = (ms: number) => Date.parse(`${clockIn(zone, new Date(ms))}Z`) - Math.floor(ms / 60_000) * 60_000;
  const guess = wanted - off(wanted);
  return new Date(wanted - off(guess));
}

const dayMs = 86_400_000;

/** So many days later by the clock there, also over a change of the clocks. */
export function shiftDays(zone: string, at: Date, days: number): Date {
  const clock = clockIn(zone, at);
  const shifted = new Date(Date.parse(`${clock}Z`) + days * dayMs).toISOString().slice(0, 16);
  return momentIn(zone, shifted) ?? at;
}
