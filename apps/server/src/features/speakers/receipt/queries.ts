import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

const receipts = (db: Database) =>
  db
    .selectFrom('speaker_receipt')
    .select(['id', 'expert_id', 'kind', 'amount', 'words', 'picture_key', 'state', 'reason', 'sent_at', 'version'])
    .select(sql<string>`spent_on::text`.as('spent_on'));

/** Receipts of a person, newest first. */
export const receiptsOf = (db: Database, expertId: number) =>
  receipts(db).where('expert_id', '=', expertId).orderBy('id', 'desc').execute();
export type ReceiptRow = Awaited<ReturnType<typeof receiptsOf>>[number];

export const receiptsIn = (db: Database, conferenceId: number) =>
  receipts(db).where('conference_id', '=', conferenceId).orderBy('id', 'desc').execute();

export const receiptById = (db: Database, id: number) => receipts(db).where('id', '=', id).executeTakeFirst();

export const bankOf = (db: Database, expertId: number) =>
  db.selectFrom('speaker_bank').select(['sealed', 'ending']).where('expert_id', '=', expertId).executeTakeFirst();

/** People of a conference with receipts, with their account. */
export const payees = (db: Database, conferenceId: number) =>
  db
    .selectFrom('expert')
    .leftJoin('speaker_bank as bank', 'bank.expert_id', 'expert.id')
    .select(['expert.id', 'expert.name', 'expert.affiliation', 'bank.ending', 'bank.sealed'])
    .where('expert.conference_id', '=', conferenceId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('speaker_receipt')
          .select('speaker_receipt.id')
          .whereRef('speaker_receipt.expert_id', '=', 'expert.id'),
      ),
    )
    .orderBy('expert.id')
    .execute();

/** Tickets that people bought themselves, by person. */
export async function ownTickets(db: Database, conferenceId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('speaker_leg')
    .select('expert_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('conference_id', '=', conferenceId)
    .where('mode', 'in', ['flight', 'train'])
    .where('ticket', '=', 'own')
    .groupBy('expert_id')
    .execute();
  return new Map(rows.map((row) => [row.expert_id, row.count]));
}
