import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { inTransaction } from '@meetingapp/server/db/connection/transaction.ts';
import { letterKey } from '@meetingapp/server/features/speakers/invitation/commands-link.ts';
import { syncInvitations } from '@meetingapp/server/features/speakers/invitation/commands.ts';
import type { Signatures } from '@meetingapp/server/ports/signatures.ts';

/** Works the programme in force into the invitations, as the job after a release does. */
export const buildInvitations = (db: Database, conferenceId: number, now = new Date()) =>
  db.isTransaction
    ? syncInvitations(db, db, conferenceId, now)
    : inTransaction(db, (transaction) => syncInvitations(transaction, db, conferenceId, now));

/** The key of a person's letters. */
export const buildSpeakerKey = (
  db: Database,
  expertId: number,
  signatures: Signatures,
  now = new Date(),
): Promise<string> => letterKey(db, { expertId, signatures, now });
