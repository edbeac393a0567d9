import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/database/database.ts';
import { killMailing } from '../../../testing/mail/mailing-kills.ts';

const database = await testDatabase();

it('[O18] a mailing reaches each person once, or lists them as unknown, although its sender is killed and its provider fails', async () => {
  const people = 500;
  const outcome = await killMailing(database, { people, kills: 5, failing: 20, seed: 17 });
  expect(outcome).toMatchObject({ kills: 5, twice: 0, missed: 0, unexplained: 0 });
  expect(outcome.refused).toBeGreaterThan(people / 10);
  // A kill interrupts at most one batch.
  expect(outcome.inFlight.every((count) => count >= 1 && count <= 20)).toBe(true);
  expect(outcome.unknown).toBeGreaterThan(0);
  expect(outcome.unknown).toBeLessThanOrEqual(outcome.inFlight.reduce((sum, count) => sum + count, 0));
}, 120_000);
