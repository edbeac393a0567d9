import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeSpace,
  codeTries,
  codeValidMinutes,
  guessedInADay,
  mayGuessCode,
  maySendCode,
  type SentCode,
} from './one-time-code.ts';

const now = new Date('2026-05-01T12:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const sent = (seconds: number, more: Partial<SentCode> = {}): SentCode => ({
  sentAt: at(-seconds),
  expiresAt: at(codeValidMinutes * 60 - seconds),
  known: true,
  tries: 0,
  knownTries: 0,
  ...more,
});
const ago = (...seconds: number[]) => seconds.map((one) => sent(one));

it('sends the first code immediately and the next one after a minute', () => {
  expect(maySendCode([], now, true)).toEqual({ ok: true });
  expect(maySendCode(ago(20), now, true)).toEqual({ ok: false, retryAfterSeconds: 40 });
  expect(maySendCode(ago(60), now, true)).toEqual({ ok: true });
});

it('sends five codes an hour, and returns when the next is allowed', () => {
  expect(maySendCode(ago(100, 200, 300, 400), now, true)).toEqual({ ok: true });
  expect(maySendCode(ago(100, 200, 300, 400, 3000), now, true)).toEqual({ ok: false, retryAfterSeconds: 600 });
  expect(maySendCode(ago(100, 200, 300, 400, 3600), now, true)).toEqual({ ok: true });
});

it('sends ten codes a day, regardless of the order they are listed in', () => {
  const spread = ago(80_000, 9_000, 18_000, 27_000, 36_000, 45_000, 54_000, 63_000, 72_000, 81_000);
  expect(maySendCode(spread, now, true)).toEqual({ ok: false, retryAfterSeconds: 5_400 });
  expect(maySendCode(spread.slice(1), now, true)).toEqual({ ok: true });
});

it('strangers who request all the codes they can leave one an hour and two a day for a known device', () => {
  const hour = [100, 200, 300, 400].map((seconds) => sent(seconds, { known: false }));
  expect(maySendCode(hour, now, false)).toEqual({ ok: false, retryAfterSeconds: 3200 });
  expect(maySendCode(hour, now, true)).toEqual({ ok: true });
  const day = Array.from({ length: 8 }, (_, n) => sent(9000 * (n + 1), { known: false }));
  expect(maySendCode(day, now, false)).toMatchObject({ ok: false });
  expect(maySendCode(day, now, true)).toEqual({ ok: true });
});

describe('guesses at codes', () => {
  it('end after five in an hour, and no code is sent until the next guess is allowed', () => {
    const guessed = [sent(600, { tries: 5 })];
    const wait = { ok: false, retryAfterSeconds: 3600 - 300 };
    expect(mayGuessCode(guessed, now, false)).toEqual(wait);
    expect(maySendCode(guessed, now, false)).toEqual(wait);
  });

  it('of strangers take none from a known device, nor the reverse', () => {
    expect(mayGuessCode([sent(600, { tries: 5 })], now, true)).toEqual({ ok: true });
    expect(mayGuessCode([sent(600, { knownTries: 5 })], now, false)).toEqual({ ok: true });
  });

  it('are right with a probability of at most 1e-5 in any 24 hours', () => {
    expect(guessedInADay).toBeLessThanOrEqual(1e-5);
  });

  it('whatever strangers do and whenever: never more than ten in any 24 hours, nor five in any hour', () => {
    const step = fc.record({
      /** Seconds since the previous step. */
      after: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 30_000 })),
      send: fc.boolean(),
      guesses: fc.integer({ min: 0, max: 8 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const codes: SentCode[] = [];
        const guessed: number[] = [];
        let clock = 0;
        for (const { after, send, guesses } of steps) {
          clock += after;
          if (send && maySendCode(codes, at(clock), false).ok)
            codes.push({ sentAt: at(clock), expiresAt: at(clock + 300), known: false, tries: 0, knownTries: 0 });
          for (let n = 0; n < guesses; n += 1) {
            const code = codes.at(-1);
            if (!code || code.expiresAt <= at(clock) || code.tries >= codeTries) break;
            if (!mayGuessCode(codes, at(clock), false).ok) break;
            code.tries += 1;
            guessed.push(clock);
          }
        }
        const most = (seconds: number) =>
          Math.max(0, ...guessed.map((end) => guessed.filter((one) => one <= end && one > end - seconds).length));
        expect(most(86_400) / codeSpace).toBeLessThanOrEqual(guessedInADay);
        expect(most(3600)).toBeLessThanOrEqual(5);
      }),
      { numRuns: 2000 },
    );
  });
});
