import { shownTurn, SIGN_IN_DIGITS, takenTurns } from '@meetingapp/domain/exhibition/sign-in-code.ts';
import type { Signatures } from '../../../ports/signatures.ts';

/** Hexadecimal digits read as a number, 48 bits: the remainders of 10^6 are equally frequent within 1 in 10^8. */
const READ = 12;

/** Digits that only this server can make, for a meeting and a turn of its codes. */
const digitsOf = (signatures: Signatures, meetingId: number, turn: number): string =>
  String(
    Number.parseInt(signatures.of('department', `${meetingId}.${turn}`).slice(0, READ), 16) % 10 ** SIGN_IN_DIGITS,
  ).padStart(SIGN_IN_DIGITS, '0');

/** What the host shows now, and until when. */
export function signInCode(signatures: Signatures, meetingId: number, now: Date): { digits: string; until: string } {
  const { turn, until } = shownTurn(now);
  return { digits: digitsOf(signatures, meetingId, turn), until: until.toISOString() };
}

/** True for the digits that are shown now or were before. */
export const fitsSignIn = (signatures: Signatures, meetingId: number, digits: string, now: Date): boolean =>
  takenTurns(now).some((turn) => digitsOf(signatures, meetingId, turn) === digits);
