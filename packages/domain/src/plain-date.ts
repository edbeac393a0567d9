/** Calendar days as YYYY-MM-DD, without clock or zone. They sort as text. */

const dayMs = 86_400_000;

/** True for a day that exists. */
export function isPlainDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && toText(Date.parse(`${text}T00:00:00Z`)) === text;
}

/** The day `days` days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  return toText(Date.parse(`${day}T00:00:00Z`) + days * dayMs);
}

/** Days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant in a zone (IANA name). */
export function dayIn(zone: string, at: Date): string {
  // Cached: creating a format costs more than all its uses.
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(zone, format);
  return format.format(at);
}

const toText = (ms: number) => (Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10));
