import type { Pool } from 'pg';

/**
 * Keeps the messenger's tokens and tickets where all servers see them: their daily number is small. `refresh` runs
 * alone for one key, here and (with the database) everywhere; those who wait get what it brought.
 */
export interface TicketCache {
  /** @param stale a value that turned out to be worthless; it counts as absent. */
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
 * For all processes on one database: table `messenger_ticket (key text primary key, value text, expires_at
 * timestamptz)`. One advisory lock per key while somebody asks the messenger.
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

/** Many ask for the same key at once when it ran out: one of this process goes to the database, the others wait for it. */
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
