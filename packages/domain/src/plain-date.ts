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

const toText = (ms: number) => (Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10));
