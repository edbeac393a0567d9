/** Days of a calendar as YYYY-MM-DD, without clock or zone. Dates of this form sort as text. */

const dayMs = 86_400_000;

/** Whether a text is a day that exists. */
export function isPlainDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && toText(Date.parse(`${text}T00:00:00Z`)) === text;
}

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return toText(Date.parse(`${day}T00:00:00Z`) + days * dayMs);
}

/** Days from one day to another; negative when `to` lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that a moment belongs to in a zone (IANA name). */
export function dayIn(zone: string, at: Date): string {
  // Making a format costs more than all its uses together.
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(zone, format);
  return format.format(at);
}

const toText = (ms: number) => (Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10));
