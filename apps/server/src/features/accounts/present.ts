import type { User } from '@meetingapp/contract/accounts.ts';

interface AccountRow {
  id: number;
  name: string;
  avatar: string;
}
interface IdentityRow {
  kind: 'phone' | 'email' | 'wechat_open' | 'wechat_union';
  value: string;
}

/** A person as they see themselves. */
export function presentUser({ id, name, avatar }: AccountRow, identities: IdentityRow[]): User {
  const valueOf = (kind: IdentityRow['kind']) => identities.find((identity) => identity.kind === kind)?.value ?? '';
  return { uId: id, name, avatar, phone: valueOf('phone'), email: valueOf('email'), uWechat: valueOf('wechat_open') };
}
