/** An instant as the field of date and time shows it, in the zone of this browser. */
export function toLocal(instant: string): string {
  const date = new Date(instant);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** What was chosen there; null where it is none. */
export function fromLocal(text: string): string | null {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
