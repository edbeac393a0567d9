import type { Token, User } from '@meetingapp/contract/accounts.ts';
import { cache } from './cache.ts';
import { requestToken } from './request-token.ts';
import { stored, useStored } from './stored.ts';

/** Which of the two log-ins: `registration` is made on the way to signing up and is preferred (T21). */
export type TokenKind = 'general' | 'registration';

const places = {
  general: { token: 'token', user: 'user', uid: 'uid' },
  registration: { token: 'newRegisterToken', user: 'newRegisterUser', uid: 'newRegisterUid' },
} as const;

export function logIn(kind: TokenKind, { user, token }: { user: User; token: Token }): void {
  const place = places[kind];
  stored.setJson(place.user, user);
  stored.set(place.uid, String(user.uId));
  stored.set(place.token, token.tToken);
  void cache.invalidateQueries();
}

/** Forgets one log-in on this device. */
export function forgetLogIn(kind: TokenKind): void {
  const place = places[kind];
  stored.remove(place.token, place.user, place.uid);
}

/** Forgets the log-in whose token calls carry: the server says that it has ended. */
export function forgetRequestToken(): void {
  forgetLogIn(stored.get('newRegisterToken') ? 'registration' : 'general');
}

/** Forgets both log-ins and every answer that was given to them. */
export function logOut(): void {
  forgetLogIn('registration');
  forgetLogIn('general');
  stored.remove('wxUid', 'wxUser', 'wxToken');
  cache.clear();
}

/** Who is logged in on this device; null for a visitor. */
export function currentUser(): User | null {
  if (requestToken() === null) return null;
  return stored.json<User>(stored.get('newRegisterToken') ? 'newRegisterUser' : 'user');
}

export function useAccount(): { loggedIn: boolean; user: User | null } {
  const registration = useStored('newRegisterToken');
  const general = useStored('token');
  const registered = useStored('newRegisterUser');
  const user = useStored('user');
  const text = registration ? registered : general ? user : null;
  return { loggedIn: Boolean(registration || general), user: text === null ? null : (JSON.parse(text) as User) };
}
