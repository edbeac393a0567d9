import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { MARK_DAYS, MOST_OF_NETWORK, possibleViews, viewKey, type View } from '@meetingapp/domain/exhibition/views.ts';
import type { Database } from '../../../db/connection/database.ts';
import { networkOf } from '../../../http/security/network.ts';
import { viewedExhibitors } from './queries.ts';

/** Who looks: a person, or a device without a log-in. */
export interface Viewer {
  accountId: number | null;
  /** What the device says that it is. */
  device: string;
  address: string;
}

interface Counting {
  conferenceId: number;
  /** In the conference's zone. */
  day: string;
  viewer: Viewer;
}

const hashOf = (salt: Buffer, ...parts: readonly string[]): Buffer =>
  createHash('sha256').update(salt).update(parts.join('\n')).digest();

/** The secret of a day: without it, nobody can find out from a mark who looked. */
async function saltOf(db: Database, conferenceId: number, day: string): Promise<Buffer> {
  const kept = () =>
    db
      .selectFrom('exhibitor_view_day')
      .select('salt')
      .where('conference_id', '=', conferenceId)
      .where('day', '=', day)
      .executeTakeFirst();
  const known = await kept();
  if (known) return known.salt;
  await db
    .insertInto('exhibitor_view_day')
    .values({ conference_id: conferenceId, day, salt: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await kept();
  if (!made) throw new Error('the secret of a day was not kept');
  return made.salt;
}

/**
 * Counts views of exhibitors. A person counts once a day for one thing. Without a log-in a device does, which can say that it is
 * another one, so that a network counts at most `MOST_OF_NETWORK` times. An exhibitor's own people do not count.
 */
export async function countViews(db: Database, counting: Counting, views: readonly View[]): Promise<void> {
  const { conferenceId, day, viewer } = counting;
  const ids = [...new Set(views.map(({ exhibitorId }) => exhibitorId))];
  const possible = possibleViews(views, await viewedExhibitors(db, { conferenceId, ids, accountId: viewer.accountId }));
  if (possible.length === 0) return;
  const salt = await saltOf(db, conferenceId, day);
  const fresh = await markOnce(db, counting, salt, possible);
  const counted = viewer.accountId === null ? await ofNetwork(db, counting, salt, fresh) : fresh;
  if (counted.length === 0) return;
  await sql`
    insert into exhibitor_views as known (exhibitor_id, day, place, product, views)
    select exhibitor_id, ${day}::date, place, product, 1
    from unnest(${counted.map(({ exhibitorId }) => exhibitorId)}::bigint[], ${counted.map(({ place }) => place)}::text[],
      ${counted.map(({ product }) => product)}::text[]) as seen (exhibitor_id, place, product)
    on conflict (exhibitor_id, day, place, product) do update set views = known.views + 1`.execute(db);
}

/** Marks what a viewer has seen; what was marked before is left out. */
async function markOnce(
  db: Database,
  { conferenceId, day, viewer }: Counting,
  salt: Buffer,
  views: readonly View[],
): Promise<View[]> {
  const { accountId, device, address } = viewer;
  const who = accountId === null ? `device:${networkOf(address)}:${device}` : `account:${accountId}`;
  const keys = views.map((view) => hashOf(salt, who, viewKey(view)));
  const { rows } = await sql<{ key: Buffer }>`
    insert into exhibitor_view_mark (conference_id, day, key)
    select ${conferenceId}::bigint, ${day}::date, key from unnest(${keys}::bytea[]) as key order by key
    on conflict do nothing returning key`.execute(db);
  const made = new Set(rows.map(({ key }) => key.toString('hex')));
  return views.filter((_view, at) => made.has(keys[at]?.toString('hex') ?? ''));
}

/** Of these views, those that the network may still count. */
async function ofNetwork(
  db: Database,
  { conferenceId, day, viewer }: Counting,
  salt: Buffer,
  views: readonly View[],
): Promise<View[]> {
  const network = `network:${networkOf(viewer.address)}`;
  const keys = views.map((view) => hashOf(salt, network, viewKey(view)));
  const { rows } = await sql<{ key: Buffer }>`
    insert into exhibitor_view_mark as one (conference_id, day, key)
    select ${conferenceId}::bigint, ${day}::date, key from unnest(${keys}::bytea[]) as key order by key
    on conflict (conference_id, day, key) do update set times = one.times + 1 where one.times < ${MOST_OF_NETWORK}
    returning key`.execute(db);
  const allowed = new Set(rows.map(({ key }) => key.toString('hex')));
  return views.filter((_view, at) => allowed.has(keys[at]?.toString('hex') ?? ''));
}

/** Deletes the marks of days that are over, with their secrets; the counts stay. `today`: in UTC. */
export async function purgeMarks(db: Database, today: string): Promise<void> {
  await sql`delete from exhibitor_view_day where day < ${today}::date - ${MARK_DAYS}::int`.execute(db);
}
