import { compiled } from '../connection/compiled.ts';
import type { Database } from '../connection/database.ts';
import { versionsOf } from './configuration-versions.ts';

/** The set-up of a conference at one version. Values read for a version stay valid while the version is the same. */
export interface Configuration {
  conferenceId: number;
  /** Changes with every change of the set-up; empty when the conference does not exist. */
  version: string;
}

const versions = compiled((db, { conferenceId }: { conferenceId: number }) =>
  db.selectFrom('configuration').select('version').where('conference_id', '=', conferenceId),
);

/** Returns the current version of a conference's set-up: one short query instead of many long ones. */
export async function configurationOf(db: Database, conferenceId: number): Promise<Configuration> {
  const [row] = await versions(db, { conferenceId });
  return { conferenceId, version: row?.version ?? '' };
}

/**
 * As `configurationOf`, but the version may be up to a second old while the database's notification of a change is under way. For the
 * calls of visitors, which never change a configuration. An order compares its total with a version that is read.
 */
export async function recentConfigurationOf(db: Database, conferenceId: number): Promise<Configuration> {
  const read = async () => (await configurationOf(db, conferenceId)).version;
  const kept = versionsOf(db);
  return { conferenceId, version: await (kept ? kept.get(conferenceId, read) : read()) };
}

/** Conferences in the cache; the least recently read one is evicted. */
const most = 200;

/**
 * Returns a cached reader of one part of the set-up, which is loaded once per version. The returned value must not be modified. Called
 * with a conference id it queries the version first; callers that read several parts query it once and pass it on.
 */
export function cached<T>(load: (db: Database, conferenceId: number) => Promise<T>) {
  const known = new Map<string, T>();
  return async (db: Database, conference: Configuration | number): Promise<T> => {
    const { conferenceId, version } =
      typeof conference === 'number' ? await configurationOf(db, conference) : conference;
    const before = known.get(version);
    if (before !== undefined) return before;
    const value = await load(db, conferenceId);
    // Changed while it was read: valid for this call, but not cached.
    if (version === '' || (await configurationOf(db, conferenceId)).version !== version) return value;
    if (known.size >= most) known.delete(known.keys().next().value ?? '');
    known.set(version, value);
    return value;
  };
}
