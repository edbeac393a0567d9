import type { Database } from './database.ts';

/** The set-up of a conference at one version: what was read of it stays right for as long as the version stands. */
export interface Configuration {
  conferenceId: number;
  /** Another one after every change; empty where there is no such conference. */
  version: string;
}

/** At which version the set-up of a conference stands now: one short question instead of many long ones. */
export async function configurationOf(db: Database, conferenceId: number): Promise<Configuration> {
  const row = await db
    .selectFrom('configuration')
    .select('version')
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return { conferenceId, version: row?.version ?? '' };
}

/** Conferences of which something is kept in memory; the one that was read longest ago makes room. */
const most = 200;

/**
 * Makes a reader of a part of the set-up that reads it once per version and then keeps it. Nobody may change what it gives. By
 * number of the conference it asks for the version first; callers that read several parts ask once and pass the answer on.
 */
export function kept<T>(load: (db: Database, conferenceId: number) => Promise<T>) {
  const known = new Map<string, T>();
  return async (db: Database, conference: Configuration | number): Promise<T> => {
    const { conferenceId, version } =
      typeof conference === 'number' ? await configurationOf(db, conference) : conference;
    const before = known.get(version);
    if (before !== undefined) return before;
    const value = await load(db, conferenceId);
    // Changed while it was read: right for this once, but of no version.
    if (version === '' || (await configurationOf(db, conferenceId)).version !== version) return value;
    if (known.size >= most) known.delete(known.keys().next().value ?? '');
    known.set(version, value);
    return value;
  };
}
