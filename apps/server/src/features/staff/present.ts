import type { StaffMember } from '@meetingapp/contract/staff.ts';

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
