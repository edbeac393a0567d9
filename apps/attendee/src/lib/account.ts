import type { Token, User } from '@meetingapp/contract/accounts.ts';
import { cache } from './cache.ts';
import { forgetOffline } from './forget-offline.ts';
import { presentLogIn } from './request-token.ts';
import { stored, useStored } from './stored.ts';

/** Which of the two log-ins: `registration` is made on the way to signing up and is preferred (T21). */
export type TokenKind = 'general' | 'registration';

const places = {
  general: { token: 'token', user: 'user', uid: 'uid' },
  registration: { token: 'newRegisterToken', user: 'newRegisterUser', uid: 'newRegisterUid' },
} as const;

export function logIn(kind: TokenKind, { user, token }: { user: User; token: Token }): void {
  const place = places[kind];
  // The registration's log-in goes before the general one, so what is left of another person, or of an older one, would win.
  const other = kind === 'general' ? 'registration' : 'general';
  if (kind === 'general' || stored.get(places[other].uid) !== String(user.uId)) forgetLogIn(other);
  stored.setJson(place.user, user);
  stored.set(place.uid, String(user.uId));
  stored.set(place.token, token.tToken);
  // What was answered to somebody else is not this person's.
  cache.reset();
}

/** Forgets one log-in on this device. */
export function forgetLogIn(kind: TokenKind): void {
  const place = places[kind];
  stored.remove(place.token, place.user, place.uid);
}

/** Forgets the log-in that calls carry: the server says that it has ended. */
export function forgetPresentLogIn(): void {
  const present = presentLogIn();
  if (present) forgetLogIn(present.kind);
}

/** Forgets both log-ins and every answer that was given to them, also those kept for want of a network. */
export function logOut(): void {
  forgetLogIn('registration');
  forgetLogIn('general');
  stored.remove('wxUid', 'wxUser', 'wxToken');
  void forgetOffline();
  cache.reset();
}

/** Who is logged in on this device; null for a visitor. */
export function currentUser(): User | null {
  const present = presentLogIn();
  return present && stored.json<User>(places[present.kind].user);
}

/** Follows every log-in and log-out, also one in another tab. */
export function useAccount(): { loggedIn: boolean; user: User | null } {
  const tokens = [useStored('newRegisterToken'), useStored('token')];
  const users = [useStored('newRegisterUser'), useStored('user')];
  const at = tokens.findIndex(Boolean);
  return { loggedIn: at >= 0, user: JSON.parse(users[at] ?? 'null') as User | null };
}
