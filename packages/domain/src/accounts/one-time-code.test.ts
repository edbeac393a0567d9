import { expect, it } from 'vitest';
import { maySendCode } from './one-time-code.ts';

const now = new Date('2026-05-01T12:00:00Z');
const ago = (...seconds: number[]) => seconds.map((one) => new Date(now.getTime() - one * 1000));

it('sends the first code at once and the next one after a minute', () => {
  expect(maySendCode([], now)).toEqual({ ok: true });
  expect(maySendCode(ago(20), now)).toEqual({ ok: false, retryAfterSeconds: 40 });
  expect(maySendCode(ago(60), now)).toEqual({ ok: true });
});

it('sends five codes an hour, and says when the next may go', () => {
  expect(maySendCode(ago(100, 200, 300, 400), now)).toEqual({ ok: true });
  expect(maySendCode(ago(100, 200, 300, 400, 3000), now)).toEqual({ ok: false, retryAfterSeconds: 600 });
  expect(maySendCode(ago(100, 200, 300, 400, 3600), now)).toEqual({ ok: true });
});

it('sends ten codes a day, in whatever order they are listed', () => {
  const spread = ago(80_000, 9_000, 18_000, 27_000, 36_000, 45_000, 54_000, 63_000, 72_000, 81_000);
  expect(maySendCode(spread, now)).toEqual({ ok: false, retryAfterSeconds: 5_400 });
  expect(maySendCode(spread.slice(1), now)).toEqual({ ok: true });
});
