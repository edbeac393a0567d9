const SHANGHAI_MS = 8 * 3_600_000;

/** Alipay writes times without a zone, in Shanghai time: `2026-05-03 09:30:00`. */
export function shanghaiText(at: number): string {
  return new Date(at + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The instant of such a text, without fractions of a second; null when invalid. */
export function shanghaiInstant(text: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(\.\d+)?$/.exec(text);
  if (match === null) return null;
  const instant = new Date(`${match[1]}T${match[2]}+08:00`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
