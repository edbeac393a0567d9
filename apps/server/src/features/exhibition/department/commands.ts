import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { departmentConsoleCalls } from '@meetingapp/contract/exhibition/department.ts';
import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { MOST_PICTURES } from '@meetingapp/domain/exhibition/report.ts';
import {
  CODE_LENGTH,
  codeLetters,
  readCode,
  TRIES_MS,
  triesOf,
} from '@meetingapp/domain/exhibition/invitation-code.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { networkOf } from '../../../http/security/network.ts';
import { notifyCancelled, notifyMoved } from './commands-notify.ts';
import { triesSince, type MeetingRow } from './queries.ts';

interface Trying {
  accountId: number;
  address: string;
  now: Date;
}

export interface Tries {
  left: number;
  /** When there are new tries; null while some are left. */
  until: Date | null;
}

const keyOf = (kind: keyof typeof triesOf, value: string): Buffer =>
  createHash('sha256').update(`${kind}:${value}`).digest();
const personKey = ({ accountId }: Trying): Buffer => keyOf('person', String(accountId));

/** A code that nobody can guess: 32 letters, 6 places. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('');

function left(tries: number, since: Date, most: number): Tries {
  const rest = Math.max(0, most - tries);
  return { left: rest, until: rest === 0 ? new Date(since.getTime() + TRIES_MS) : null };
}

/** Tries that a person has left. */
export async function triesLeft(db: Database, meetingId: number, trying: Trying): Promise<Tries> {
  const row = await triesSince(db, meetingId, personKey(trying), new Date(trying.now.getTime() - TRIES_MS));
  return row ? left(row.tries, row.since, triesOf.person) : { left: triesOf.person, until: null };
}

/** Counts one try of a key before it is compared; the row's lock lets tries at the same moment follow one another. */
async function countTry(
  db: Database,
  meetingId: number,
  key: Buffer,
  now: Date,
): Promise<{ tries: number; since: Date }> {
  const over = new Date(now.getTime() - TRIES_MS);
  const { rows } = await sql<{ tries: number; since: Date }>`
    insert into department_try as one (meeting_id, key, tries, since) values (${meetingId}, ${key}, 1, ${now})
    on conflict (meeting_id, key) do update set
      tries = case when one.since <= ${over} then 1 else one.tries + 1 end,
      since = case when one.since <= ${over} then ${now} else one.since end
    returning tries, since`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a try was not counted');
  return row;
}

/** True when the code may be compared and is right. Each try counts for the person and the network, also the right one. */
export async function tryCode(
  db: Database,
  meeting: MeetingRow,
  trying: Trying,
  code: string,
): Promise<{ entered: boolean; tries: Tries }> {
  const { now, address } = trying;
  const network = await countTry(db, meeting.id, keyOf('network', networkOf(address)), now);
  const person = await countTry(db, meeting.id, personKey(trying), now);
  const allowed = network.tries <= triesOf.network && person.tries <= triesOf.person;
  const entered = allowed && readCode(code) === meeting.code;
  if (network.tries > triesOf.network)
    return { entered, tries: { left: 0, until: new Date(network.since.getTime() + TRIES_MS) } };
  return { entered, tries: left(person.tries, person.since, triesOf.person) };
}

/** True when the digits may be compared and are right. Each try counts for the person. */
export async function trySignIn(
  db: Database,
  meetingId: number,
  { accountId, now }: Pick<Trying, 'accountId' | 'now'>,
  fits: () => boolean,
): Promise<{ fits: boolean; tries: Tries }> {
  const { tries, since } = await countTry(db, meetingId, keyOf('sign', String(accountId)), now);
  return { fits: tries <= triesOf.sign && fits(), tries: left(tries, since, triesOf.sign) };
}

/** Lets a person in, under the name and institution of their registration or else of their account. */
export async function letIn(
  db: Database,
  meeting: MeetingRow,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  await sql`
    insert into department_person (meeting_id, account_id, name, affiliation, entered_at)
    select ${meeting.id}, account.id, coalesce(nullif(registration.name, ''), account.name),
      coalesce(registration.answers ->> 'company', ''), ${now}
    from account left join lateral (select name, answers from registration
      where registration.account_id = account.id and conference_id = ${meeting.conference_id} order by id desc limit 1)
      as registration on true
    where account.id = ${accountId}
    on conflict do nothing`.execute(db);
}

/** When the person signed in, the first time; null when they are not inside. */
export async function signIn(
  db: Database,
  { meetingId, accountId, now }: { meetingId: number; accountId: number; now: Date },
): Promise<Date | null> {
  const row = await db
    .updateTable('department_person')
    .set({ signed_at: sql<Date>`coalesce(signed_at, ${now})`, declined_at: null })
    .where('meeting_id', '=', meetingId)
    .where('account_id', '=', accountId)
    .returning('signed_at')
    .executeTakeFirst();
  return row?.signed_at ?? null;
}

export async function renewCode(db: Database, meetingId: number): Promise<string> {
  const code = newCode();
  await db.updateTable('department_meeting').set({ code }).where('id', '=', meetingId).execute();
  return code;
}

/** The new version; null when somebody changed the meeting since it was read. */
export async function saveMinutes(
  db: Database,
  { meetingId, seen, minutes }: { meetingId: number; seen: number; minutes: string },
): Promise<number | null> {
  const row = await db
    .updateTable('department_meeting')
    .set({ minutes, version: seen + 1 })
    .where('id', '=', meetingId)
    .where('version', '=', seen)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Adds a picture of the host; false when there are as many as allowed, also when several arrive at once. */
export async function addPicture(db: Database, meetingId: number, address: string): Promise<boolean> {
  const row = await db
    .updateTable('department_meeting')
    .set({ pictures: sql`pictures || ${JSON.stringify([address])}::jsonb` })
    .where('id', '=', meetingId)
    .where(sql<boolean>`jsonb_array_length(pictures) < ${MOST_PICTURES}`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removePicture(db: Database, meetingId: number, address: string): Promise<void> {
  await db
    .updateTable('department_meeting')
    .set({ pictures: sql`pictures - ${address}::text` })
    .where('id', '=', meetingId)
    .execute();
}

type Input = ParsedBodyOf<(typeof departmentConsoleCalls)['saveMeeting']>['meeting'];
type Saved =
  | { ok: true; id: number; version: number }
  | { ok: false; reason: 'not_found' | 'changed_meanwhile' | 'host' | 'order' };

interface Saving {
  conferenceId: number;
  zone: string;
  now: Date;
}

/** Creates or changes a meeting. Its people are notified when its beginning, its place or its link has changed. */
export const saveMeeting = (db: Database, saving: Saving, input: Input): Promise<Saved> =>
  inTransactionIfOk(db, (transaction) => saveWithin(transaction, saving, input));

async function saveWithin(db: DatabaseTransaction, { conferenceId, zone, now }: Saving, input: Input): Promise<Saved> {
  const host = readAddress(input.host);
  if (!host) return { ok: false, reason: 'host' };
  const [starts, ends] = [new Date(input.startsAt), new Date(input.endsAt)];
  if (ends <= starts) return { ok: false, reason: 'order' };
  const values = {
    title: JSON.stringify(input.title),
    department: JSON.stringify(input.department),
    starts_at: starts,
    ends_at: ends,
    place: JSON.stringify(input.place),
    link: input.link,
    host_address: host.value,
    materials: JSON.stringify(input.materials),
  };
  if (input.id === null) {
    const made = await db
      .insertInto('department_meeting')
      .values({ ...values, conference_id: conferenceId, code: newCode() })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    return { ok: true, ...made };
  }
  const own = db
    .selectFrom('department_meeting')
    .select(['id', 'conference_id', 'version', 'title', 'starts_at', 'ends_at', 'place', 'link'])
    .where('id', '=', input.id);
  const row = await own.where('conference_id', '=', conferenceId).forUpdate().executeTakeFirst();
  if (!row) return { ok: false, reason: 'not_found' };
  if (row.version !== input.seen) return { ok: false, reason: 'changed_meanwhile' };
  const version = row.version + 1;
  await db
    .updateTable('department_meeting')
    .set({ ...values, version })
    .where('id', '=', input.id)
    .execute();
  const before = { ...row, zone };
  const { title, place, link } = input;
  await notifyMoved(db, {
    before,
    now: { ...before, title, place, link, starts_at: starts, ends_at: ends },
    version,
    at: now,
  });
  return { ok: true, id: input.id, version };
}

/** Removes a meeting; its people are notified while it is not over. False when it is not there. */
export const removeMeeting = (db: Database, { conferenceId, zone, now }: Saving, id: number): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('department_meeting')
      .select(['id', 'conference_id', 'title', 'starts_at', 'ends_at', 'place', 'link'])
      .where('id', '=', id)
      .where('conference_id', '=', conferenceId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    await notifyCancelled(transaction, { ...row, zone }, now);
    await transaction.deleteFrom('department_meeting').where('id', '=', id).execute();
    return true;
  });

/** Notes whether a person cannot come; false when they are not inside. Who signs in comes again. */
export async function decline(
  db: Database,
  { meetingId, accountId, declined, now }: { meetingId: number; accountId: number; declined: boolean; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('department_person')
    .set({ declined_at: declined ? now : null })
    .where('meeting_id', '=', meetingId)
    .where('account_id', '=', accountId)
    .returning('meeting_id')
    .executeTakeFirst();
  return row !== undefined;
}
