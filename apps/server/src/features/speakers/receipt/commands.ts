import { createHash } from 'node:crypto';
import type { receiptKinds } from '@meetingapp/contract/speakers/receipt.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, isTaken } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { readPicture, type PictureFault } from '../../../ports/files/picture.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import { sendToSpeaker, type LetterSurroundings } from '../invitation/commands-letter.ts';
import { conferenceOfLetter, expertsBy } from '../invitation/queries.ts';

export const PICTURE = 'speaker_receipt';
export const BANK = 'speaker_bank';
const MOST_RECEIPTS = 60;

interface NewReceipt {
  conferenceId: number;
  expertId: number;
  kind: (typeof receiptKinds)[number];
  /** Fen. */
  amount: number;
  spentOn: string;
  words: string;
  content: Buffer;
  now: Date;
}

type Added = { ok: true; id: number } | { ok: false; reason: PictureFault | 'receipt_there' | 'receipt_too_many' };

/** Adds a receipt. The picture is encoded again from its pixels and encrypted; the same one counts once. */
export async function addReceipt(
  db: Database,
  { files, sealing }: { files: FileStore; sealing: Sealing },
  receipt: NewReceipt,
): Promise<Added> {
  const { conferenceId, expertId, content, now } = receipt;
  const read = await readPicture(content);
  if (!read.ok) return read;
  const sha256 = createHash('sha256').update(content).digest('hex');
  try {
    return await inTransaction(db, async (transaction): Promise<Added> => {
      await transaction.selectFrom('expert').select('id').where('id', '=', expertId).forUpdate().execute();
      const { count } = await transaction
        .selectFrom('speaker_receipt')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('expert_id', '=', expertId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_RECEIPTS) return refused('receipt_too_many');
      const { id } = await transaction
        .insertInto('speaker_receipt')
        .values({
          conference_id: conferenceId,
          expert_id: expertId,
          kind: receipt.kind,
          amount: receipt.amount,
          spent_on: receipt.spentOn,
          words: receipt.words,
          picture_key: '',
          picture_sha256: sha256,
          sent_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const stored = await files.put(sealing.sealBytes(PICTURE, id, read.picture), 'bin');
      await transaction.updateTable('speaker_receipt').set({ picture_key: stored.key }).where('id', '=', id).execute();
      return { ok: true, id };
    });
  } catch (failure) {
    if (isTaken(failure, 'speaker_receipt_picture')) return refused('receipt_there');
    throw failure;
  }
}

type Removed = { ok: true } | { ok: false; reason: 'changed_meanwhile' | 'receipt_gone' };

/** Removes a receipt that is not approved, and its picture. */
export const removeReceipt = (
  db: Database,
  files: FileStore,
  { expertId, id, seen }: { expertId: number; id: number; seen: number },
): Promise<Removed> =>
  inTransaction(db, async (transaction): Promise<Removed> => {
    const row = await transaction
      .selectFrom('speaker_receipt')
      .select(['version', 'state', 'picture_key'])
      .where('id', '=', id)
      .where('expert_id', '=', expertId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return refused('receipt_gone');
    if (row.version !== seen || row.state === 'approved' || row.state === 'paid') return refused('changed_meanwhile');
    await transaction.deleteFrom('speaker_receipt').where('id', '=', id).execute();
    await files.remove(row.picture_key);
    return { ok: true };
  });

interface Account {
  holder: string;
  bank: string;
  number: string;
}

/** Saves the account of a person, encrypted; it replaces an earlier one. */
export async function saveBank(
  db: Database,
  sealing: Sealing,
  { expertId, account, now }: { expertId: number; account: Account; now: Date },
): Promise<void> {
  const sealed = sealing.seal(BANK, expertId, JSON.stringify(account));
  const values = { sealed, ending: account.number.slice(-4), given_at: now };
  await db
    .insertInto('speaker_bank')
    .values({ ...values, expert_id: expertId })
    .onConflict((known) => known.column('expert_id').doUpdateSet(values))
    .execute();
}

/** The account of a person; null: none, or it does not open. */
export function openBank(sealing: Sealing, expertId: number, sealed: Buffer | null): Account | null {
  const text = sealed && sealing.open(BANK, expertId, sealed);
  return text ? (JSON.parse(text) as Account) : null;
}

interface Decision {
  conferenceId: number;
  id: number;
  seen: number;
  approve: boolean;
  /** Why it is refused. */
  words: string;
}

/** Approves or refuses a receipt that was not paid; tells the person of a refusal. */
export const decideReceipt = (
  db: Database,
  { conferenceId, id, seen, approve, words }: Decision,
  around: LetterSurroundings,
): Promise<{ ok: true; version: number } | { ok: false; reason: 'changed_meanwhile' | 'receipt_gone' }> =>
  inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('speaker_receipt')
      .select(['version', 'state', 'expert_id', 'amount'])
      .where('id', '=', id)
      .where('conference_id', '=', conferenceId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return refused('receipt_gone');
    if (row.version !== seen || row.state === 'paid' || row.state === 'refused') return refused('changed_meanwhile');
    const version = row.version + 1;
    await transaction
      .updateTable('speaker_receipt')
      .set({
        state: approve ? 'approved' : 'refused',
        reason: approve ? '' : words,
        decided_at: around.now,
        version,
      })
      .where('id', '=', id)
      .execute();
    const [expert] = await expertsBy(transaction, [row.expert_id]);
    const conference = await conferenceOfLetter(transaction, conferenceId);
    if (!approve && expert && conference) {
      const amount = (Number(row.amount) / 100).toFixed(2);
      const variables = { name: expert.name, conference: conference.title, amount, words };
      await sendToSpeaker(
        transaction,
        expert,
        { conferenceId, template: 'speaker_receipt_refused', variables },
        around,
      );
    }
    return { ok: true, version };
  });

/** Notes approved receipts as paid: all of them, or none when one is not approved or its person has no account. */
export const markPaid = (
  db: Database,
  { conferenceId, ids, now }: { conferenceId: number; ids: readonly number[]; now: Date },
): Promise<{ ok: true; paid: number } | { ok: false; reason: 'changed_meanwhile' }> =>
  inTransaction(db, async (transaction) => {
    const wanted = [...new Set(ids)];
    const rows = await transaction
      .selectFrom('speaker_receipt')
      .select('id')
      .where('conference_id', '=', conferenceId)
      .where('id', 'in', wanted)
      .where('state', '=', 'approved')
      .where(sql<boolean>`exists (select from speaker_bank where speaker_bank.expert_id = speaker_receipt.expert_id)`)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (rows.length !== wanted.length) return refused('changed_meanwhile');
    await transaction
      .updateTable('speaker_receipt')
      .set({ state: 'paid', paid_at: now, version: sql<number>`version + 1` })
      .where('id', 'in', wanted)
      .execute();
    return { ok: true, paid: rows.length };
  });
