import { describe, expect, it } from 'vitest';
import type { Call } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import { seedDemo } from '@meetingapp/demo/seed.ts';
import { testApp } from '../../testing/app.ts';
import { bodyFor, type Ids } from '../../testing/hostile/bodies.ts';
import { demoCallers } from '../../testing/hostile/callers.ts';
import { leavesOf, withValueAt } from '../../testing/hostile/leaves.ts';
import { randomFrom } from '../../testing/hostile/random.ts';
import { parseBody } from '../bodies/parse-body.ts';

const test = await testApp({ settings: { LOG_LEVEL: 'silent' } });
await seedDemo(test.db, new Date());
const callers = await demoCallers(test.db);
const ids: Ids = (field) => (field === 'cid' ? [5001] : []);
const random = randomFrom(9);
const calls = Object.values(contract).flatMap((group) => Object.values<Call>(group));
const samples = calls.map((call) => {
  const body = bodyFor(call.body, { random, ids, fullness: 1 });
  return { call, body, leaves: leavesOf(body).filter((path) => path.length > 0) };
});

/** Values that every field refuses, with the reason it must give; `JSON.stringify` preserves all three. */
const refused = [
  ['NUL', 'a\u0000b', 'characters_invalid'],
  ['a lone surrogate', 'a\ud800b', 'characters_invalid'],
  ['2^53 + 1', 9_007_199_254_740_992, 'number_range'],
] as const;
/** Values that some fields accept. */
const doubtful = ['2026-02-30', 'x', 0.5];

describe('[E12] every field of every call', () => {
  it.each(refused)('refuses %s with the name of the field', (_name, value, reason) => {
    for (const { call, body, leaves } of samples)
      for (const path of leaves) {
        const parsed = parseBody(call.body, withValueAt(body, path, value));
        const faults = parsed.ok ? [] : parsed.refusal.faults;
        expect([call.path, faults]).toEqual([call.path, expect.arrayContaining([{ field: path.join('.'), reason }])]);
      }
  });

  it('refuses such characters in a key that nobody declared, and names it without them', () => {
    for (const { call, body } of samples)
      expect([call.path, parseBody(call.body, { ...(body as object), 'k\u0000': [{ 'k\udc00': 1 }] })]).toMatchObject([
        call.path,
        {
          refusal: {
            refused: 'body_invalid',
            faults: expect.arrayContaining([{ field: 'k\ufffd', reason: 'characters_invalid' }]),
          },
        },
      ]);
  });

  it('answers any such value without a server error', async () => {
    const failed: string[] = [];
    for (const { call, body, leaves } of samples)
      for (const [at, path] of leaves.entries())
        for (const value of at === 0 ? [...refused.map(([, one]) => one), ...doubtful] : doubtful) {
          const token = callers.tokenFor(call);
          const answer = await test.app.inject({
            method: 'POST',
            url: call.path,
            headers: token === undefined ? {} : { token },
            payload: withValueAt(body, path, value) as object,
          });
          if (answer.statusCode >= 500) failed.push(`${call.path} ${path.join('.')} ${JSON.stringify(value)}`);
          if (answer.json().error === 'session_invalid') await callers.renew(call);
        }
    expect(failed).toEqual([]);
  }, 600_000);
});
