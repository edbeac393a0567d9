import type { User } from '@meetingapp/contract/accounts/account.ts';
import type { LoggedIn } from './commands-session.ts';
import type { UserRows } from './queries.ts';

/** A person as returned to themselves. */
export function presentUser({ account: { id, name, avatar }, identities }: UserRows): User {
  const valueOf = (kind: UserRows['identities'][number]['kind']) =>
    identities.find((identity) => identity.kind === kind)?.value ?? '';
  return { uId: id, name, avatar, phone: valueOf('phone'), email: valueOf('email'), uWechat: valueOf('wechat_open') };
}

/** Response of every successful log-in: the account and a token of the requested kind. */
export const presentLogIn = ({ token, ...rows }: LoggedIn) => ({
  user: presentUser(rows),
  token,
});
