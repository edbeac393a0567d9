import { expect, it } from 'vitest';
import { countdownText, inAskedOrder, statusAt } from './view.ts';

it('[T3] between two answers a broadcast’s state follows the server’s clock: in a minute, then pending', () => {
  const startsAt = '2026-11-21T10:00:00.000Z';
  const at = (time: string) =>
    statusAt({ status: 'not_started', startsAt, begun: false }, Date.parse(`2026-11-21T${time}Z`));
  expect(at('09:58:59')).toBe('not_started');
  expect(at('09:59:00')).toBe('soon');
  expect(at('10:00:00')).toBe('pending');
  expect(statusAt({ status: 'live', startsAt, begun: true }, 0)).toBe('live');
  expect(statusAt({ status: 'paused', startsAt, begun: false }, 0)).toBe('pending');
  expect(statusAt({ status: 'paused', startsAt, begun: true }, 0)).toBe('paused');
});

it('[S58] the question being answered comes first, then those with most support', () => {
  const asked = [
    { s: 1, votes: 2, state: 'open' as const },
    { s: 2, votes: 9, state: 'answered' as const },
    { s: 3, votes: 5, state: 'open' as const },
    { s: 4, votes: 0, state: 'shown' as const },
  ];
  expect(inAskedOrder(asked).map(({ s }) => s)).toEqual([4, 3, 1, 2]);
});

it('[S58] remaining time is shown in figures', () => {
  expect(countdownText(62_000)).toBe('01:02');
  expect(countdownText(3_600_000 * 26)).toBe('26:00:00');
  expect(countdownText(-5)).toBe('00:00');
});
