import { expect, it } from 'vitest';
import { killDatabase } from '../../testing/race/killed-database.ts';

it(
  'the database killed 6 times under 8 writers: the server goes on, answers “try again”, and loses and doubles nothing',
  { timeout: 180_000 },
  async () => {
    const outcome = await killDatabase({ kills: 6, writers: 8 });
    expect(outcome, outcome.said).toMatchObject({ kills: 6, exits: 0, lost: 0, twice: 0, jobs: 5, live: true });
    expect(Object.keys(outcome.refusals)).toEqual(['unavailable']);
    expect(outcome.acknowledged).toBeGreaterThan(90);
    expect(outcome.said).not.toMatch(/unhandled|seppuku/i);
  },
);
