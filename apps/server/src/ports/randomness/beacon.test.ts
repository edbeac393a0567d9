import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Answer } from '../transport.ts';
import { drandBeacon } from './beacon.ts';

const hashOf = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const answer = (body: object | string, status = 200): Answer => ({
  ok: true,
  status,
  headers: {},
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});
const round = (signature: string, more: object = {}) => ({
  round: 7,
  signature,
  randomness: hashOf(signature),
  ...more,
});
const down: Answer = { ok: false, detail: 'unreachable' };

const fetched = (...answers: Answer[]) => {
  const rest = [...answers];
  return drandBeacon(() => Promise.resolve(rest.shift() ?? down)).fetchRound(7);
};

it('[A5] a drand round counts once two relays give the same value, which is the hash of its signature', async () => {
  expect(await fetched(answer(round('ab12')), answer(round('ab12')), down)).toBe(hashOf('ab12'));
  expect(await fetched(down, answer(round('ab12')), answer(round('ab12')))).toBe(hashOf('ab12'));
  expect(await fetched(answer(round('ab12')), down, down)).toBeNull();
  expect(await fetched(answer(round('ab12')), answer(round('cd34')), down)).toBeNull();
  const forged = round('ab12', { randomness: 'f'.repeat(64) });
  expect(await fetched(answer(forged), answer(forged), down)).toBeNull();
  expect(await fetched(answer(round('ab12', { round: 8 })), answer(round('ab12', { round: 8 })))).toBeNull();
  expect(await fetched(answer('<html>'), answer(round('ab12'), 404), answer({ round: 7 }))).toBeNull();
});
