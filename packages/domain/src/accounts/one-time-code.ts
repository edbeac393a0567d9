/** A code works so long, and survives so many wrong tries. */
export const codeValidMinutes = 5;
export const codeTries = 5;
export const secondsBetweenCodes = 60;

const limits = [
  { seconds: secondsBetweenCodes, most: 1 },
  { seconds: 3600, most: 5 },
  { seconds: 86_400, most: 10 },
];

/** Whether one more code may go to an address: one a minute, five an hour, ten a day (the carriers' own limits). */
export function maySendCode(
  sentAt: readonly Date[],
  now: Date,
): { ok: true } | { ok: false; retryAfterSeconds: number } {
  let wait = 0;
  for (const { seconds, most } of limits) {
    const recent = sentAt.map((at) => (now.getTime() - at.getTime()) / 1000).filter((age) => age < seconds);
    // The oldest of the last `most` codes must leave the span first.
    const blocking = recent.sort((a, b) => a - b)[most - 1];
    if (blocking !== undefined) wait = Math.max(wait, Math.ceil(seconds - blocking));
  }
  return wait === 0 ? { ok: true } : { ok: false, retryAfterSeconds: wait };
}
