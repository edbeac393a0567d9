import type { ProofState } from '@meetingapp/contract/fees/proof.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

const proofsAt = (db: Database, conferenceId: number) =>
  db
    .selectFrom('fee_proof')
    .innerJoin('registration', 'registration.id', 'fee_proof.registration_id')
    .innerJoin('fee_kind', 'fee_kind.id', 'fee_proof.fee_kind_id')
    .select([
      'fee_proof.id',
      'fee_proof.registration_id',
      'fee_proof.picture',
      'fee_proof.state',
      'fee_proof.reason',
      'fee_proof.sent_at',
      'registration.name',
      'registration.number',
      'registration.account_id',
      'fee_kind.title',
      'fee_kind.proof',
    ])
    .where('fee_proof.conference_id', '=', conferenceId);

export type ProofRow = Awaited<ReturnType<typeof findProofs>>[number];

/** Waiting proofs oldest first, all others newest first; `after`: only those that follow this one. */
export function findProofs(
  db: Database,
  conferenceId: number,
  { state, after, limit }: { state: ProofState; after: number | null; limit: number },
) {
  const waits = state === 'waiting';
  return proofsAt(db, conferenceId)
    .where('fee_proof.state', '=', state)
    .where((where) => (after === null ? where.lit(true) : where('fee_proof.id', waits ? '>' : '<', after)))
    .orderBy('fee_proof.id', waits ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}

export async function countWaiting(db: Database, conferenceId: number): Promise<number> {
  const row = await db
    .selectFrom('fee_proof')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('conference_id', '=', conferenceId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return row.count;
}

export const findProof = (db: Database, conferenceId: number, proofId: number) =>
  proofsAt(db, conferenceId).where('fee_proof.id', '=', proofId).forUpdate(['fee_proof']).executeTakeFirst();

/** What the account's own registration has to prove; undefined when it does not exist or belongs to another account. */
export const ownFee = (db: Database, regId: number, accountId: number) =>
  db
    .selectFrom('registration')
    .leftJoin('fee_kind', 'fee_kind.id', 'registration.fee_kind_id')
    .select([
      'registration.id',
      'registration.state',
      'registration.conference_id',
      'registration.fee_kind_id',
      'fee_kind.proof',
      'fee_kind.proof_needed',
    ])
    .where('registration.id', '=', regId)
    .where('registration.account_id', '=', accountId)
    .executeTakeFirst();

/** The newest proof sent for a fee. */
export const latestProof = (db: Database, regId: number, feeId: number) =>
  db
    .selectFrom('fee_proof')
    .select(['id', 'state', 'reason', 'picture', 'sent_at'])
    .where('registration_id', '=', regId)
    .where('fee_kind_id', '=', feeId)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** A picture uploaded by this account. */
export const ownPicture = (db: Database, id: string, accountId: number) =>
  db.selectFrom('stored_file').select('id').where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();

export const titleOf = (db: Database, conferenceId: number) =>
  db.selectFrom('conference').select('title').where('id', '=', conferenceId).executeTakeFirst();
