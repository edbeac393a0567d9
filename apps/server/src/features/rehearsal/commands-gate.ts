import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { eventTypes } from '@meetingapp/contract/developers/event.ts';
import type { GateCheck } from '@meetingapp/contract/rehearsal/run.ts';
import { syntheticMailEnding, syntheticPhoneStart } from '@meetingapp/domain/rehearsal/synthetic.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransactionIfOk, rootOf, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import type { Ports } from '../../ports/ports.ts';
import { countLeaving } from '../messages/delivery/queries.ts';

const LARGEST = 2 ** 31;

export interface Gate {
  /** The conference that is rehearsed. */
  conferenceId: number;
  rehearsalId: number;
  people: number;
  /** The copy; null: it does not exist yet, and one that is rolled back stands for it. */
  copyId: number | null;
  /** False only in tests: what the checks say of an ordinary conference. */
  sandbox?: boolean;
}

/**
 * Tries whether anything of a copy could reach a real person: writes messages and events in a transaction that is rolled back, and asks
 * which way they would take.
 */
export async function checkGate(
  db: Database,
  ports: Pick<Ports, 'payment' | 'loopback'>,
  gate: Gate,
): Promise<GateCheck[]> {
  // Apart from a transaction of the caller, which would be rolled back as a whole.
  const { found } = await inTransactionIfOk(rootOf(db), async (transaction) => {
    const copyId = gate.copyId ?? (await insertTrial(transaction, gate));
    return { ok: false, found: await tryAll(transaction, ports, { ...gate, copyId }) };
  });
  return found;
}

async function tryAll(
  transaction: DatabaseTransaction,
  ports: Pick<Ports, 'payment' | 'loopback'>,
  gate: Gate & { copyId: number },
): Promise<GateCheck[]> {
  const check = (name: GateCheck['check'], count: number, touched: number): GateCheck => ({
    check: name,
    ok: touched === 0,
    count,
    touched,
  });
  const [bonds, people] = [await bondsOf(transaction, gate), await peopleTouched(transaction, gate)];
  const ids = await tryMessages(transaction, gate.copyId);
  const payments = await tryPayments(transaction, ports, gate.copyId);
  const events = await tryEvents(transaction, gate.copyId);
  return [
    check('people', gate.people, people),
    check('messages', ids.length, await countLeaving(transaction, ids)),
    check('payments', payments.methods, payments.real),
    check('outgoing', bonds.left, bonds.taken + (ports.loopback.isAttached() ? 0 : 1)),
    check('webhooks', bonds.endpoints, events),
  ];
}

/** A conference like the copy, with a number that no conference gets: those of conferences are seen, and should have no gaps. */
async function insertTrial(transaction: DatabaseTransaction, { conferenceId, sandbox = true }: Gate): Promise<number> {
  const id = -randomInt(1, LARGEST);
  await sql`insert into conference
      (id, society_id, title, starts_on, ends_on, flow, currency, bank_accounts, sandbox, rehearsal)
    select ${id}, society_id, title, starts_on, ends_on, flow, currency, bank_accounts, ${sandbox}, ${sandbox}
      from conference where id = ${conferenceId}`.execute(transaction);
  return id;
}

/** Addresses and numbers of invented people that somebody else has, and people of the copy whose address is not invented. */
async function peopleTouched(transaction: DatabaseTransaction, { rehearsalId }: Gate): Promise<number> {
  const [phones, mails] = [`${syntheticPhoneStart(rehearsalId)}%`, `%${syntheticMailEnding}`];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from identity
      left join rehearsal_person on rehearsal_person.account_id = identity.account_id
      where (rehearsal_id is null and (value like ${phones} or value like ${mails}))
        or (rehearsal_id = ${rehearsalId} and value not like ${phones} and value not like ${mails})`.execute(
    transaction,
  );
  return rows[0]?.count ?? 0;
}

/** A message in each way in which one belongs to a conference: by itself, and by a notification. */
async function tryMessages(transaction: DatabaseTransaction, copyId: number): Promise<number[]> {
  const account = await transaction
    .insertInto('account')
    .values({ name: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const notification = await transaction
    .insertInto('notification')
    .values({ account_id: account.id, conference_id: copyId, kind: 'registration', template: 'paid', variables: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const about = { language: 'zh', template: 'paid', variables: '{}' } as const;
  const to = { phone: syntheticPhoneStart(0), email: `trial${syntheticMailEnding}` };
  const rows = await transaction
    .insertInto('message')
    .values([
      { ...about, channel: 'phone', recipient: to.phone, conference_id: copyId },
      { ...about, channel: 'email', recipient: to.email, conference_id: copyId },
      { ...about, channel: 'messenger', recipient: 'trial', notification_id: notification.id },
      { ...about, channel: 'email', recipient: to.email, notification_id: notification.id },
    ])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Which provider each way of paying in the copy leads to. */
async function tryPayments(transaction: DatabaseTransaction, { payment }: Pick<Ports, 'payment'>, copyId: number) {
  const row = await transaction
    .selectFrom('conference')
    .select(['sandbox', 'currency', 'bank_accounts'])
    .where('id', '=', copyId)
    .executeTakeFirstOrThrow();
  const offer = payment.offerOf(row);
  const real = offer.methods.filter((method) => offer.forMethod(method)?.id !== payment.sandbox.id);
  return { methods: offer.methods.length, real: real.length };
}

/** Events of every type about the copy: how many would be written for other systems. */
async function tryEvents(transaction: DatabaseTransaction, copyId: number): Promise<number> {
  for (const type of eventTypes)
    await sql`select write_webhook_event(${copyId}, ${type}, 'trial', '{}'::json)`.execute(transaction);
  const { count } = await transaction
    .selectFrom('webhook_event')
    .select((by) => by.fn.countAll<number>().as('count'))
    .where('conference_id', '=', copyId)
    .executeTakeFirstOrThrow();
  return count;
}

interface Bonds {
  /** Keys, streams and devices of the rehearsed conference, which stay behind. */
  left: number;
  /** Keys and streams that reached the copy. */
  taken: number;
  /** Addresses to which the rehearsed conference sends events. */
  endpoints: number;
}

async function bondsOf(transaction: DatabaseTransaction, { conferenceId, copyId }: Gate): Promise<Bonds> {
  const { rows } = await sql<Bonds>`select
    ((select count(*) from api_key where conference_id = ${conferenceId})
      + (select count(*) from live_stream join live_room on live_room.id = room_id where live_room.conference_id = ${conferenceId})
      + (select count(*) from checkin_device where conference_id = ${conferenceId}))::int as left,
    ((select count(*) from api_key where conference_id = ${copyId})
      + (select count(*) from live_stream join live_room on live_room.id = room_id where live_room.conference_id = ${copyId}))::int as taken,
    (select count(*) from webhook_endpoint where conference_id = ${conferenceId} and state <> 'removed')::int as endpoints`.execute(
    transaction,
  );
  return rows[0] ?? { left: 0, taken: 0, endpoints: 0 };
}
