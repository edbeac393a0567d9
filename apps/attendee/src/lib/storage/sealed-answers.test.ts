import { beforeEach, expect, it, vi } from 'vitest';

const rows = vi.hoisted(() => new Map<string, unknown>());
vi.mock('./idb-store.ts', () => ({
  idbStore: {
    put: async (key: string, value: unknown) => void rows.set(key, value),
    get: async (key: string) => (rows.has(key) ? { at: 0, value: rows.get(key) } : null),
    all: async () => new Map(),
  },
}));
const { findAnswer, writeAnswers } = await import('./offline-answers.ts');

const keyOf = (linkKey: string | null): string => JSON.stringify(['/speakers/tasks', { cid: '1', linkKey }, 'zh']);
const answer = { tasks: [{ title: '基层医院的溶栓与转运' }] };
const keep = (key: string) => writeAnswers(new Map([[key, { answer: { ...answer }, token: null }]]));

beforeEach(() => {
  rows.clear();
  vi.stubGlobal('isSecureContext', true);
});

it('[S53] [A10] what the holder of a link has seen is read with the link only, and neither is in clear on the phone', async () => {
  await keep(keyOf('1.99.secret'));
  const stored = [...rows].map(([key, value]) => {
    const { data } = value as { data: ArrayBuffer };
    return key + new TextDecoder().decode(data);
  });
  expect(stored).toHaveLength(1);
  expect(stored.join(' ')).not.toMatch(/secret|溶栓/);
  expect(await findAnswer(keyOf('1.99.secret'))).toEqual(answer);
  expect(await findAnswer(keyOf('1.99.other'))).toBeNull();
  // Under the right name, but sealed with another link.
  const [[, value] = ['', null]] = [...rows];
  await keep(keyOf('1.99.other'));
  for (const key of rows.keys()) rows.set(key, value);
  expect(await findAnswer(keyOf('1.99.other'))).toBeNull();
});

it('[A10] answers of an account are kept as before, and nothing of a link where the page may not encrypt', async () => {
  await keep(keyOf(null));
  expect([...rows.keys()]).toEqual([`answer:${keyOf(null)}`]);
  vi.stubGlobal('isSecureContext', false);
  await keep(keyOf('1.99.secret'));
  expect(rows.size).toBe(1);
  expect(await findAnswer(keyOf('1.99.secret'))).toBeNull();
});
