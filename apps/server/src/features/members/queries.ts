import { sql } from 'kysely';
import { compiled } from '../../db/connection/compiled.ts';
import type { Database } from '../../db/connection/database.ts';
import { Gathering, gatheringPerDatabase } from '../../db/connection/gathering.ts';

export function findMemberList(db: Database, id: number) {
  return db
    .selectFrom('member_list')
    .select(['id', 'title', 'description', 'benefits', 'join_url'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The list that a conference checks against. Undefined for an unknown conference; `member_list_id` is null when it has none. */
export function memberListOf(db: Database, conferenceId: number) {
  return db
    .selectFrom('conference')
    .select('member_list_id')
    .where('id', '=', conferenceId)
    .where('state', '<>', 'draft')
    .executeTakeFirst();
}

export interface Person {
  name: string;
  /** Normalized; empty when unknown. */
  phone: string;
  email: string;
}

interface Wanted extends Person {
  listId: number;
  day: string;
}

type AddressKind = 'phone' | 'email';

const entries = (db: Database, wanted: Wanted, addresses: readonly AddressKind[]) =>
  db
    .selectFrom('member_list_entry')
    .select(['id', 'valid_until'])
    .where('member_list_id', '=', wanted.listId)
    .where('name', '=', wanted.name)
    .where((where) => where.or([where('valid_from', 'is', null), where('valid_from', '<=', wanted.day)]))
    .where((where) => where.or([where('valid_until', 'is', null), where('valid_until', '>=', wanted.day)]))
    // Said once more for the indexes, which leave out empty addresses.
    .where((where) =>
      where.or(addresses.map((kind) => where.and([where(kind, '=', wanted[kind]), where(kind, '<>', '')]))),
    );

/** One statement for each choice of known addresses, because an unknown one must not match. */
function byAddresses<T>(statement: (addresses: readonly AddressKind[]) => T): (person: Person) => T {
  const [both, phoneOnly, emailOnly, none] = [
    statement(['phone', 'email']),
    statement(['phone']),
    statement(['email']),
    statement([]),
  ];
  return ({ phone, email }) => (phone === '' ? (email === '' ? none : emailOnly) : email === '' ? phoneOnly : both);
}

const finding = byAddresses((addresses) => compiled((db, wanted: Wanted) => entries(db, wanted, addresses)));

/** The list entry of this person that is valid on that day: same name, and same phone or e-mail (V16). */
export async function findEntry(db: Database, listId: number, person: Person, day: string) {
  const { name, phone, email } = person;
  const [entry] = await finding(person)(db, { listId, name, phone, email, day });
  return entry;
}

const asking = byAddresses((addresses) =>
  compiled((db, wanted: Wanted) =>
    db
      .selectFrom('member_list')
      .select(({ exists }) => exists(entries(db, wanted, addresses)).as('listed'))
      .where('id', '=', wanted.listId),
  ),
);

/** Whether a list has such an entry. Undefined: there is no such list. */
export async function isListed(db: Database, listId: number, person: Person, day: string) {
  const { name, phone, email } = person;
  const [list] = await asking(person)(db, { listId, name, phone, email, day });
  return list && list.listed === true;
}

const findingMany = compiled(
  (
    _db,
    {
      listId,
      phones,
      emails,
      day,
    }: { listId: number; phones: readonly string[]; emails: readonly string[]; day: string },
  ) => sql<Person>`
    select name, phone, email from member_list_entry where member_list_id = ${listId}
      and (valid_from is null or valid_from <= ${day}) and (valid_until is null or valid_until >= ${day})
      and ((phone <> '' and phone = any(${phones}::text[])) or (email <> '' and email = any(${emails}::text[])))`,
);

/** Which of many people are in a list on that day, in one query; the same match as `findEntry`. */
export async function findEntries(
  db: Database,
  listId: number,
  people: readonly Person[],
  day: string,
): Promise<boolean[]> {
  const phones = people.map(({ phone }) => phone).filter((phone) => phone !== '');
  const emails = people.map(({ email }) => email).filter((email) => email !== '');
  if (phones.length + emails.length === 0) return people.map(() => false);
  const entries = await findingMany(db, { listId, phones, emails, day });
  const known = new Set(
    entries.flatMap(({ name, phone, email }) => [phone, email].filter(Boolean).map((address) => `${name} ${address}`)),
  );
  return people.map(({ name, phone, email }) =>
    [phone, email].some((address) => address !== '' && known.has(`${name} ${address}`)),
  );
}

interface Lookup {
  listId: number;
  person: Person;
  day: string;
}

const lookups = gatheringPerDatabase(
  (db: Database) =>
    new Gathering<Lookup, boolean>(
      (all) => lookUpTogether(db, all),
      async ({ listId, person, day }) => (await findEntry(db, listId, person, day)) !== undefined,
    ),
);

/** As `findEntry`, outside of transactions: people who are looked up while others are being looked up share a query. */
export const hasEntry = (db: Database, listId: number, person: Person, day: string): Promise<boolean> =>
  lookups(db).add({ listId, person, day });

/** Null for a person who is looked up in another list or on another day than the first. */
async function lookUpTogether(db: Database, all: readonly Lookup[]): Promise<(boolean | null)[]> {
  const [first] = all;
  // The statement for one is the quicker one.
  if (!first || all.length === 1) return all.map(() => null);
  const isLike = ({ listId, day }: Lookup) => listId === first.listId && day === first.day;
  const alike = all.filter(isLike);
  const found = await findEntries(
    db,
    first.listId,
    alike.map(({ person }) => person),
    first.day,
  );
  return all.map((one) => (isLike(one) ? (found[alike.indexOf(one)] ?? null) : null));
}

/** A list entry with one of an account's verified addresses. The name is not compared: the address is sufficient proof. */
export function findEntryOfAccount(db: Database, listId: number, accountId: number, day: string) {
  return db
    .selectFrom('member_list_entry')
    .innerJoin('identity', (join) =>
      join.on('identity.account_id', '=', accountId).on('identity.verified_at', 'is not', null),
    )
    .select(['member_list_entry.id', 'member_list_entry.valid_until'])
    .where('member_list_entry.member_list_id', '=', listId)
    .where((where) => where.or([where('valid_from', 'is', null), where('valid_from', '<=', day)]))
    .where((where) => where.or([where('valid_until', 'is', null), where('valid_until', '>=', day)]))
    .where((where) =>
      where.or([
        where.and([
          where('identity.kind', '=', 'phone'),
          where('identity.value', '=', where.ref('member_list_entry.phone')),
        ]),
        where.and([
          where('identity.kind', '=', 'email'),
          where('identity.value', '=', where.ref('member_list_entry.email')),
        ]),
      ]),
    )
    .executeTakeFirst();
}
