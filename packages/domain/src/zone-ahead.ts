/** UTC offset of a zone (`ahead`, milliseconds) from one instant to before another (milliseconds since 1970). */
export type ZoneSpan = readonly [from: number, until: number, ahead: number];

const SECOND = 1000;
const told = new Map<string, readonly ZoneSpan[]>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** Preloads a zone's offsets: the first use of a phone's own time zone tables takes longer than rendering a page. */
export function preloadZone(zone: string, spans: readonly ZoneSpan[]): void {
  told.set(zone, spans);
}

/** UTC offset of a zone (IANA name) at an instant, in milliseconds; positive east of Greenwich. */
export function utcOffsetAt(zone: string, instant: number): number {
  const span = told.get(zone)?.find(([from, until]) => from <= instant && instant < until);
  return span ? span[2] : lookUp(zone, instant);
}

function lookUp(zone: string, instant: number): number {
  // Cached: creating a format costs more than all its uses.
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
