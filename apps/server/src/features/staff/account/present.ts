import type { StaffMember } from '@meetingapp/contract/staff/log-in.ts';
import type { StaffSession } from '@meetingapp/contract/staff/own-account.ts';
import type { SessionRow } from './queries.ts';

interface StaffRow {
  id: number;
  name: string;
  email: string;
}
interface GrantRow {
  conference_id: number | null;
  role: StaffMember['grants'][number]['role'];
}

export function presentStaff({ id, name, email }: StaffRow, grants: GrantRow[]): StaffMember {
  return { id, name, email, grants: grants.map((grant) => ({ cid: grant.conference_id, role: grant.role })) };
}

/** A session is named by a prefix of its hash, from which the token cannot be derived. */
export const presentSession = (row: SessionRow, own: Buffer): StaffSession => ({
  id: row.hash.toString('hex').slice(0, 24),
  device: row.device,
  begunAt: row.created_at.toISOString(),
  usedAt: row.used_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  current: row.hash.equals(own),
});
