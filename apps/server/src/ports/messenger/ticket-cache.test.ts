import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openPool } from '../../db/connection/pool.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { memoryTicketCache, sharedTicketCache, type Ticket, type TicketCache } from './ticket-cache.ts';

const { pool, connection } = await testDatabase();
const other = openPool(connection, { size: 3, nameStatements: false, onError: () => undefined });
afterAll(async () => other.end());

const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

/** A source whose refresh takes one turn of the event loop and counts its calls. */
function source(): { asked: number; refresh: () => Promise<Ticket> } {
  const self = {
    asked: 0,
    async refresh() {
      self.asked++;
      await turn();
      return { value: `v${self.asked}`, expiresAt: inHours(2) };
    },
  };
  return self;
}

describe.each<[string, () => TicketCache]>([
  ['in memory', () => memoryTicketCache()],
  ['in the database', () => sharedTicketCache(pool)],
])('tickets cached %s', (_where, open) => {
  it('fifty concurrent requests make one fetch, and all get its value', async () => {
    const cache = open();
    const asked = source();
    const key = `many ${_where}`;
    const got = await Promise.all(Array.from({ length: 50 }, () => cache.get(key, asked.refresh)));
    expect(new Set(got)).toEqual(new Set(['v1']));
    expect(asked.asked).toBe(1);
  });

  it('an expired or rejected value is fetched again', async () => {
    const cache = open();
    const asked = source();
    await cache.get(`old ${_where}`, async () => ({ value: 'gone', expiresAt: inHours(-1) }));
    expect(await cache.get(`old ${_where}`, asked.refresh)).toBe('v1');
    expect(await cache.get(`old ${_where}`, asked.refresh)).toBe('v1');
    expect(await cache.get(`old ${_where}`, asked.refresh, 'v1')).toBe('v2');
    expect(await cache.get(`old ${_where}`, asked.refresh, 'v1')).toBe('v2');
  });

  it('a failed fetch is not cached: the next request tries again', async () => {
    const cache = open();
    expect(await cache.get(`failed ${_where}`, async () => null)).toBeNull();
    await expect(cache.get(`failed ${_where}`, async () => Promise.reject(new Error('no line')))).rejects.toThrow(
      'no line',
    );
    expect(await cache.get(`failed ${_where}`, async () => ({ value: 'now', expiresAt: inHours(1) }))).toBe('now');
  });
});

it('two servers on one database share one fetch', async () => {
  const asked = source();
  const [one, two] = [sharedTicketCache(pool), sharedTicketCache(other)];
  const got = await Promise.all([one, two, one, two].map((cache) => cache.get('two servers', asked.refresh)));
  expect(got).toEqual(['v1', 'v1', 'v1', 'v1']);
  expect(asked.asked).toBe(1);
});
