import type { Pool } from 'pg';

/**
 * Caches the messenger's tokens and tickets for all servers, because their daily number is small. At most one `refresh` runs per key,
 * in this process and (with the database) in all; concurrent callers get its result.
 */
export interface TicketCache {
  /** @param stale a value that was rejected; treated as absent. */
  get(key: string, refresh: () => Promise<Ticket | null>, stale?: string): Promise<string | null>;
}

export interface Ticket {
  value: string;
  expiresAt: Date;
}

/** For one process. */
export function memoryTicketCache(now: () => number = Date.now): TicketCache {
  const kept = new Map<string, Ticket>();
  const underWay = new Map<string, Promise<string | null>>();

  async function renew(key: string, refresh: () => Promise<Ticket | null>): Promise<string | null> {
    const ticket = await refresh();
    if (ticket === null) return null;
    kept.set(key, ticket);
    return ticket.value;
  }

  return {
    async get(key, refresh, stale) {
      const ticket = kept.get(key);
      if (ticket !== undefined && ticket.value !== stale && ticket.expiresAt.getTime() > now()) return ticket.value;
      let renewal = underWay.get(key);
      if (renewal === undefined) {
        renewal = renew(key, refresh).finally(() => underWay.delete(key));
        underWay.set(key, renewal);
      }
      return renewal;
    },
  };
}

/**
 * For all processes on one database: table `messenger_ticket (key text primary key, value text, expires_at timestamptz)`. One advisory
 * lock per key during a refresh.
 */
export function sharedTicketCache(pool: Pool): TicketCache {
  return memoryAside({
    async get(key, refresh, stale) {
      const known = await read(pool, key, stale);
      if (known !== null) return known;
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`messenger_ticket:${key}`]);
        const brought = await read(client, key, stale);
        const ticket = brought === null ? await refresh() : null;
        if (ticket !== null) {
          await client.query(
            `insert into messenger_ticket (key, value, expires_at) values ($1, $2, $3)
             on conflict (key) do update set value = excluded.value, expires_at = excluded.expires_at`,
            [key, ticket.value, ticket.expiresAt],
          );
        }
        await client.query('commit');
        return brought ?? ticket?.value ?? null;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  });
}

/** When a key expires, many callers ask at once: one of this process queries the database, and the others wait for it. */
function memoryAside(shared: TicketCache): TicketCache {
  const underWay = new Map<string, Promise<string | null>>();
  return {
    get(key, refresh, stale) {
      const name = `${key} ${stale ?? ''}`;
      let asked = underWay.get(name);
      if (asked === undefined) {
        asked = shared.get(key, refresh, stale).finally(() => underWay.delete(name));
        underWay.set(name, asked);
      }
      return asked;
    },
  };
}

async function read(database: Pick<Pool, 'query'>, key: string, stale: string | undefined): Promise<string | null> {
  const found = await database.query<{ value: string }>(
    'select value from messenger_ticket where key = $1 and expires_at > now() and value is distinct from $2',
    [key, stale ?? null],
  );
  return found.rows[0]?.value ?? null;
}
