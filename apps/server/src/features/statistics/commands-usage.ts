import { basePath, matchPath } from '@meetingapp/contract/paths.ts';
import type { UsageEvent } from '@meetingapp/contract/statistics/usage.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

/** Months of usage statistics to retain: enough to compare two years of congresses. */
const MONTHS_KEPT = 25;

/** Ids as sent by the phone; null when invalid. */
const idOf = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

interface Place {
  screen: string;
  address: string;
}

/** The address without the query, which may contain personal data. Null: not an address of this server. */
function placeOf(url: string): Place | null {
  try {
    const { pathname } = new URL(url, 'http://here');
    const found = pathname.startsWith(basePath) ? matchPath(pathname.slice(basePath.length)) : null;
    return found && { screen: found.name, address: pathname };
  } catch {
    return null;
  }
}

/** Saves page views reported by phones; pages of other servers are ignored. */
export async function saveUsage(db: Database, events: readonly UsageEvent[], now: Date): Promise<void> {
  const rows = events.flatMap((event) => {
    const place = placeOf(event.url);
    if (!place) return [];
    return {
      ...place,
      at: new Date(now.getTime() - event.ago),
      conference_id: idOf(event.cid),
      kind: event.type,
      fingerprint: event.fingerprint,
      account_id: idOf(event.uid),
      language: event.lang,
      source_code: event.sourceCode,
      agent: event.ul_agent,
      location: event.location,
      longitude: event.lng,
      latitude: event.lat,
      parameter: event.parameter.shareUlr === undefined ? {} : { shareUlr: event.parameter.shareUlr },
    };
  });
  if (rows.length > 0) await db.insertInto('usage_event').values(rows).execute();
}

/** Creates the partitions of the coming months, and drops those older than `MONTHS_KEPT` months, in UTC. */
export async function saveMonths(db: Database, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_KEPT, 1))
    .toISOString()
    .slice(0, 10);
  await sql`select make_usage_months(${today}::date), drop_usage_months(${oldest}::date)`.execute(db);
}
