import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { peopleConsoleCalls } from '@meetingapp/contract/people.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { matchVersion, nextVersion, type VersionConflict } from '../../db/rows/optimistic-lock.ts';
import { readPicture, type PictureFault } from '../../ports/files/picture.ts';
import type { FileStore } from '../../ports/files/store.ts';
import { cleanRich } from '../../http/security/clean-html.ts';
import { nameReading } from '../../text/pinyin.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import { mergeSpeaker } from './commands-speaker.ts';
import { accountBy } from './queries.ts';

type Wish = ParsedBodyOf<(typeof peopleConsoleCalls)['save']>['expert'];
interface Named {
  conferenceId: number;
  id: number;
}

const json = (value: unknown) => JSON.stringify(value);

const lock = (db: Database, { conferenceId, id }: Named) =>
  db
    .selectFrom('expert')
    .selectAll()
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();

export async function savePerson(
  db: Database,
  conferenceId: number,
  { id, seen, ...wish }: Wish,
): Promise<{ ok: true; id: number; version: number } | VersionConflict> {
  const values = {
    name: json(wish.name),
    affiliation: json(wish.affiliation),
    post: json(wish.post),
    biography: json(cleanRich(wish.biography)),
    phone: wish.phone,
    email: wish.email,
    reading: nameReading(wish.name.zh, wish.name.en),
  };
  if (id === null) {
    const row = await db
      .insertInto('expert')
      .values({ ...values, conference_id: conferenceId })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    return { ok: true, ...row };
  }
  const locked = matchVersion(await lock(db, { conferenceId, id }), seen);
  if (!locked.ok) return locked;
  const { version } = await db
    .updateTable('expert')
    .set({ ...values, version: nextVersion })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return { ok: true, id, version };
}

/** Increases the version of everything that the person takes part in, so that a stale edit cannot overwrite it. */
async function touchItems(db: Database, expertId: number): Promise<void> {
  for (const [table, column] of [
    ['programme_session', 'session_id'],
    ['talk', 'talk_id'],
  ] as const)
    await db
      .updateTable(table)
      .set({ version: nextVersion })
      .where('id', 'in', (query) =>
        query
          .selectFrom('programme_role')
          .select(sql<number>`${sql.ref(column)}`.as('id'))
          .where('expert_id', '=', expertId)
          .where(column, 'is not', null),
      )
      .execute();
}

export async function removePerson(
  db: Database,
  { seen, withParts, ...named }: Named & { seen: number; withParts: boolean },
): Promise<{ ok: true } | VersionConflict | { ok: false; reason: 'expert_in_use' | 'expert_has_agreements' }> {
  const locked = matchVersion(await lock(db, named), seen);
  if (!locked.ok) return locked;
  const own = locked.row;
  const parts = await db.selectFrom('programme_role').select('id').where('expert_id', '=', own.id).limit(1).execute();
  if (parts.length > 0 && !withParts) return { ok: false, reason: 'expert_in_use' };
  // Documents of a speaker are evidence and stay with the person.
  const documents = db.selectFrom('speaker_agreement').select('id').where('expert_id', '=', own.id).limit(1);
  if ((await documents.execute()).length > 0) return { ok: false, reason: 'expert_has_agreements' };
  await touchItems(db, own.id);
  await db.deleteFrom('expert').where('id', '=', own.id).execute();
  return { ok: true };
}

const emptyText = ({ zh, en }: { zh: string; en: string }) => zh === '' && en === '';

/** Merges two people: the kept one gets the other's parts, groups and missing values. False when one of them does not exist. */
export async function mergePeople(
  db: Database,
  conferenceId: number,
  keepId: number,
  goneId: number,
): Promise<boolean> {
  // Locked in a fixed order, so that two crosswise merges do not deadlock.
  const rows = new Map<number, NonNullable<Awaited<ReturnType<typeof lock>>>>();
  for (const id of [keepId, goneId].sort((one, other) => one - other)) {
    const row = await lock(db, { conferenceId, id });
    if (row) rows.set(id, row);
  }
  const keep = rows.get(keepId);
  const gone = rows.get(goneId);
  if (!keep || !gone) return false;
  await touchItems(db, goneId);
  await sql`update programme_role as part set expert_id = ${keepId} where expert_id = ${goneId} and not exists (
    select from programme_role as other where other.expert_id = ${keepId} and other.role = part.role
      and (other.session_id = part.session_id or other.talk_id = part.talk_id))`.execute(db);
  await sql`update expert_group_member as member set expert_id = ${keepId} where expert_id = ${goneId} and not exists (
    select from expert_group_member as other where other.expert_id = ${keepId} and other.group_id = member.group_id)`.execute(
    db,
  );
  await mergeSpeaker(db, keepId, goneId);
  const text = (field: 'affiliation' | 'post' | 'biography') =>
    json(emptyText(keep[field]) ? gone[field] : keep[field]);
  const name = { zh: keep.name.zh || gone.name.zh, en: keep.name.en || gone.name.en };
  await db.deleteFrom('expert').where('id', '=', goneId).execute();
  await db
    .updateTable('expert')
    .set({
      name: json(name),
      reading: nameReading(name.zh, name.en),
      affiliation: text('affiliation'),
      post: text('post'),
      biography: text('biography'),
      portrait: keep.portrait ?? gone.portrait,
      phone: keep.phone || gone.phone,
      email: keep.email || gone.email,
      account_id: keep.account_id ?? gone.account_id,
      version: nextVersion,
    })
    .where('id', '=', keepId)
    .execute();
  return true;
}

/** Links a person to the account with their verified phone or e-mail, or to none. */
export async function linkPerson(
  db: Database,
  named: Named,
  linked: boolean,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' | 'expert_no_account' }> {
  const own = await lock(db, named);
  if (!own) return { ok: false, reason: 'not_found' };
  const accountId = linked ? await accountBy(db, own) : null;
  if (linked && accountId === null) return { ok: false, reason: 'expert_no_account' };
  await db.updateTable('expert').set({ account_id: accountId }).where('id', '=', own.id).execute();
  return { ok: true };
}

/** Saves a portrait. It is encoded again from its pixels; the uploaded file is never served. */
export async function setPortrait(
  db: Database,
  files: FileStore,
  named: Named,
  content: Buffer,
): Promise<{ ok: true; portrait: string } | { ok: false; reason: 'not_found' | PictureFault }> {
  const own = await lock(db, named);
  if (!own) return { ok: false, reason: 'not_found' };
  const result = await readPicture(content);
  if (!result.ok) return result;
  const { key, size } = await files.put(result.picture, 'jpg');
  await db
    .insertInto('stored_file')
    .values({ id: key, account_id: null, kind: 'picture', bytes: size })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const portrait = fileAddress(key);
  await db.updateTable('expert').set({ portrait }).where('id', '=', own.id).execute();
  return { ok: true, portrait };
}

export async function removePortrait(db: Database, { conferenceId, id }: Named): Promise<boolean> {
  const row = await db
    .updateTable('expert')
    .set({ portrait: null })
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
