/** Minutes for which a code is valid. */
export const codeValidMinutes = 5;
/** Wrong guesses that a code allows. */
export const codeTries = 5;
/** Seconds before another code may be requested. */
export const secondsBetweenCodes = 60;
/** Number of different codes: six digits, drawn uniformly. */
export const codeSpace = 1_000_000;

interface Limit {
  seconds: number;
  most: number;
}

/** Codes sent to one address: one a minute, five an hour, ten a day (the carriers' own limits). */
const sentToAll: readonly Limit[] = [
  { seconds: secondsBetweenCodes, most: 1 },
  { seconds: 3600, most: 5 },
  { seconds: 86_400, most: 10 },
];
/** Limits for strangers, lower than the total, so that they cannot use up the codes of a person on a device known to the account. */
const sentToStrangers: readonly Limit[] = [
  { seconds: 3600, most: 4 },
  { seconds: 86_400, most: 8 },
];

/**
 * Wrong guesses at one address: five an hour, ten a day. A guess is right with the probability 1 / 1,000,000, so strangers find a code
 * of an address within any 24 hours with a probability of at most 10 / 1,000,000 = 1e-5, however many codes they request and however
 * they spread the guesses over codes, purposes and their own addresses. Devices known to the account have a separate allowance of the
 * same size, which requires an earlier log-in on one of them.
 */
const guesses: readonly Limit[] = [
  { seconds: 3600, most: 5 },
  { seconds: 86_400, most: 10 },
];

/** Upper bound of the probability that strangers guess a code of one address within any 24 hours. */
export const guessedInADay = Math.max(...guesses.map(({ most }) => most)) / codeSpace;

/** A code sent to one address within the last day, or one that still counts towards a limit. */
export interface SentCode {
  sentAt: Date;
  expiresAt: Date;
  /** Requested on a device known to the account. */
  known: boolean;
  /** Wrong guesses of strangers, and of known devices. */
  tries: number;
  knownTries: number;
}

export type Permission = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Whether another code may be sent to an address. A caller without guesses left gets none. */
export function maySendCode(codes: readonly SentCode[], now: Date, known: boolean): Permission {
  const waits = [
    waitFor(sentAtOf(codes), now, sentToAll),
    known ? 0 : waitFor(sentAtOf(codes.filter((code) => !code.known)), now, sentToStrangers),
    waitFor(guessedAt(codes, known), now, guesses),
  ];
  return permission(Math.max(...waits));
}

/** Whether a caller may guess again at an address. */
export const mayGuessCode = (codes: readonly SentCode[], now: Date, known: boolean): Permission =>
  permission(waitFor(guessedAt(codes, known), now, guesses));

const permission = (wait: number): Permission => (wait === 0 ? { ok: true } : { ok: false, retryAfterSeconds: wait });

const sentAtOf = (codes: readonly SentCode[]) => codes.map(({ sentAt }) => sentAt);

/** A guess counts from the end of its code, the latest time at which it can have been made. */
const guessedAt = (codes: readonly SentCode[], known: boolean) =>
  codes.flatMap((code) => Array<Date>(known ? code.knownTries : code.tries).fill(code.expiresAt));

/** Seconds until one more event is within the limits; 0: now. */
function waitFor(events: readonly Date[], now: Date, limits: readonly Limit[]): number {
  let wait = 0;
  for (const { seconds, most } of limits) {
    const recent = events.map((at) => (now.getTime() - at.getTime()) / 1000).filter((age) => age < seconds);
    // The oldest of the last `most` events must leave the window first.
    const blocking = recent.sort((a, b) => a - b)[most - 1];
    if (blocking !== undefined) wait = Math.max(wait, Math.ceil(seconds - blocking));
  }
  return wait;
}
