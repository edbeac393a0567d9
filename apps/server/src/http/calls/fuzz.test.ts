import { expect, it } from 'vitest';
import { seedDemo } from '@meetingapp/demo/seed.ts';
import { testApp } from '../../testing/app.ts';
import { fuzz } from '../../testing/hostile/fuzz.ts';

it('[E12] 20,000 hostile requests to all calls get no answer of 5xx', async () => {
  const { app, db } = await testApp({ settings: { LOG_LEVEL: 'silent' } });
  await seedDemo(db, new Date());
  const outcome = await fuzz({
    app,
    db,
    seed: 14,
    cases: 20_000,
  });
  expect(outcome.failures).toEqual([]);
  expect(outcome.cases).toBe(20_000);
  // Input that no handler accepts would test the schemas only.
  expect(outcome.accepted).toBeGreaterThan(1500);
}, 600_000);
