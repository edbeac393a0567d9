import { basePath, matchPath } from '@meetingapp/contract/paths.ts';
import type { UsageEvent } from '@meetingapp/contract/statistics-usage.ts';
import type { Database } from '../../db/database.ts';

/** Ids are as the phone says; what is none is left out. */
const idOf = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

interface Place {
  screen: string;
  address: string;
}

/** Where it was, without the query: that may hold what is nobody's business. Null: no address of ours. */
function placeOf(url: string): Place | null {
  try {
    const { pathname } = new URL(url, 'http://here');
    const found = pathname.startsWith(basePath) ? matchPath(pathname.slice(basePath.length)) : null;
    return found && { screen: found.name, address: pathname };
  } catch {
    return null;
  }
}

/** Keeps what phones tell of pages seen; what is not about a page of ours is left out. */
export async function keepUsage(db: Database, events: readonly UsageEvent[], now: Date): Promise<void> {
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
