import { expect, it } from 'vitest';
import { killExam } from '../../../testing/exam/exam-kills.ts';

it('[S93] every acknowledged answer survives the death of the server and of its database', async () => {
  const outcome = await killExam({ kills: 4, people: 8 });
  expect(outcome).toMatchObject({ kills: 4, lost: 0, unmarked: 0, twice: 0 });
  expect(outcome.acknowledged).toBeGreaterThan(150);
}, 180_000);
