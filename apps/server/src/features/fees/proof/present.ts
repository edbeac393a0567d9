import type { FeeProof } from '@meetingapp/contract/fees/proof.ts';
import type { ProofRow } from './queries.ts';

export const presentProof = (row: ProofRow): FeeProof => ({
  id: row.id,
  regId: row.registration_id,
  name: row.name,
  number: row.number,
  fee: row.title,
  wanted: row.proof,
  picture: `/files/${row.picture}`,
  state: row.state,
  reason: row.reason,
  sentAt: row.sent_at.toISOString(),
});
