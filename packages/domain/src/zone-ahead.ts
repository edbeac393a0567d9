/** From one moment (milliseconds since 1970) until before another the clocks of a zone are so far ahead of UTC (milliseconds). */
export type ZoneSpan = readonly [from: number, until: number, ahead: number];

const SECOND = 1000;
const told = new Map<string, readonly ZoneSpan[]>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** What is known of a zone's clocks from elsewhere: a phone's first question to its own tables takes longer than drawing a page. */
export function tellZone(zone: string, spans: readonly ZoneSpan[]): void {
  told.set(zone, spans);
}

/** How far the clocks of a zone (IANA name) are ahead of UTC at an instant, in milliseconds. */
export function aheadOf(zone: string, instant: number): number {
  const span = told.get(zone)?.find(([from, until]) => from <= instant && instant < until);
  return span ? span[2] : lookUp(zone, instant);
}

function lookUp(zone: string, instant: number): number {
  // Making a format costs more than all its uses together.
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    });
  formats.set(zone, format);
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const shown = Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'] ?? 1,
    part['hour'] ?? 0,
    part['minute'] ?? 0,
    part['second'] ?? 0,
  );
  return shown - Math.floor(instant / SECOND) * SECOND;
}
