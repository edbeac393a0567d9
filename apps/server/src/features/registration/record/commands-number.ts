import { randomBytes } from 'node:crypto';

/** Returns a registration number, short enough to read out at a desk, without letters that look like digits. */
export function registrationNumber(conferenceId: number): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return `${conferenceId}-${[...randomBytes(7)].map((byte) => alphabet[byte % 32]).join('')}`;
}
