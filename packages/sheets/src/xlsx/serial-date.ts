const dayMs = 86_400_000;
/** Serial number of 1970-01-01 in the 1900 date system. */
const epoch1900 = 25_569;
/** Offset of the 1904 date system in days. */
const shift1904 = 1_462;
/** Below this serial the 1900 system counts a nonexistent 29 February 1900. */
const firstTrueSerial = 61;
const lastSerial = 2_958_465;

/** Serial number of `YYYY-MM-DD`; null for an invalid day or one before 1 March 1900. */
export function serialOfDay(day: string): number | null {
  const matched = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
  if (!matched) return null;
  const [, year, month, date] = matched.map(Number) as [number, number, number, number];
  const ms = Date.UTC(year, month - 1, date);
  // Out of range, `Date` would silently roll over into the next month.
  if (new Date(ms).getUTCDate() !== date || month < 1 || month > 12) return null;
  const serial = ms / dayMs + epoch1900;
  return serial >= firstTrueSerial ? serial : null;
}

/** Serial number of a local time in milliseconds, to the second. */
export function serialOfWallTime(ms: number): number | null {
  const serial = Math.round(ms / 1000) / 86_400 + epoch1900;
  return serial >= firstTrueSerial && serial <= lastSerial + 1 ? serial : null;
}

export interface WallDate {
  /** `YYYY-MM-DD`; null when only a time of day. */
  readonly day: string | null;
  /** `HH:MM:SS`; null when only a day. */
  readonly time: string | null;
}

/** The date and time a serial number with a date format shows; null when out of range. */
export function dateOfSerial(serial: number, from1904: boolean): WallDate | null {
  if (!Number.isFinite(serial) || serial < 0) return null;
  const seconds = Math.round(serial * 86_400);
  const days = Math.floor(seconds / 86_400);
  const rest = seconds - days * 86_400;
  const time = rest === 0 ? null : new Date(rest * 1000).toISOString().slice(11, 19);
  if (from1904) return days + shift1904 > lastSerial ? null : { day: dayText(days + shift1904), time };
  if (days === 0) return { day: null, time: time ?? '00:00:00' };
  if (days === firstTrueSerial - 1 || days > lastSerial) return null;
  return { day: dayText(days < firstTrueSerial ? days + 1 : days), time };
}

function dayText(serial: number): string {
  return new Date((serial - epoch1900) * dayMs).toISOString().slice(0, 10);
}

/** Parses an ISO date cell (the newer kind): `2026-05-01`, `2026-05-01T09:30:00`, with or without fractions and Z. */
export function dateOfIso(text: string): WallDate | null {
  const matched = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?Z?)?$/.exec(text.trim());
  if (!matched) return null;
  const [, day = '', hour, minute = '00', second = '00'] = matched;
  const parsed = new Date(`${day}T${hour ?? '00'}:${minute}:${second}Z`);
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day) return null;
  return { day, time: hour === undefined ? null : `${hour}:${minute}:${second}` };
}
