/** Digits of the code by which people sign in at a department meeting. */
export const SIGN_IN_DIGITS = 6;
/** A code is shown for two minutes and taken for two more, so that there is time to type it. */
const SHOWN_MS = 120_000;
const TAKEN = 2;

/** Number of the code that is shown at a moment. */
const turnAt = (now: Date): number => Math.floor(now.getTime() / SHOWN_MS);
/** Number of the code that is shown at a moment, and the moment at which the next one replaces it. */
export const shownTurn = (now: Date): { turn: number; until: Date } => ({
  turn: turnAt(now),
  until: new Date((turnAt(now) + 1) * SHOWN_MS),
});
/** Numbers of the codes that are taken at a moment: the one that is shown, and the one before. */
export const takenTurns = (now: Date): number[] => Array.from({ length: TAKEN }, (_, back) => turnAt(now) - back);

/** A typed code: full-width digits, spaces and hyphens allowed. */
export const readDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** `123 456`, as it is shown. */
export const shownDigits = (code: string): string => code.replace(/(.{3})(?=.)/, '$1 ');
