import type { User } from '@meetingapp/contract/accounts.ts';
import type { CleanHtml } from '@meetingapp/contract/shapes.ts';
import { plainAsHtml } from '@meetingapp/domain/plain-text.ts';
import { cleanHtml } from '../../http/clean-html.ts';

interface AccountRow {
  id: number;
  name: string;
  avatar: string;
}
interface IdentityRow {
  kind: 'phone' | 'email' | 'wechat_open' | 'wechat_union';
  value: string;
}

/** What people agree to; the older ones were typed without an editor. */
export const agreementHtml = (text = ''): CleanHtml => cleanHtml(plainAsHtml(text, { headings: true }));

/** A person as they see themselves. */
export function presentUser({ id, name, avatar }: AccountRow, identities: IdentityRow[]): User {
  const valueOf = (kind: IdentityRow['kind']) => identities.find((identity) => identity.kind === kind)?.value ?? '';
  return { uId: id, name, avatar, phone: valueOf('phone'), email: valueOf('email'), uWechat: valueOf('wechat_open') };
}
