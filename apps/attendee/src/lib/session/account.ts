import type { Token, User } from '@meetingapp/contract/accounts/account.ts';
import { cache } from '../calls/call-cache.ts';
import { purgeOffline } from '../storage/purge-offline.ts';
import { presentLogIn } from '../calls/request-token.ts';
import { deviceStorage, useDeviceValue } from '../storage/device-storage.ts';

/** Kind of log-in: `registration` is created while registering and is preferred (T21). */
export type TokenKind = 'general' | 'registration';

const places = {
  general: { token: 'token', user: 'user', uid: 'uid' },
  registration: { token: 'newRegisterToken', user: 'newRegisterUser', uid: 'newRegisterUid' },
} as const;

export function logIn(kind: TokenKind, { user, token }: { user: User; token: Pick<Token, 'tToken'> }): void {
  const place = places[kind];
  // The registration log-in takes precedence over the general one, so one left by another person, or an older one, would win.
  const other = kind === 'general' ? 'registration' : 'general';
  if (kind === 'general' || deviceStorage.get(places[other].uid) !== String(user.uId)) discardLogIn(other);
  deviceStorage.setJson(place.user, user);
  deviceStorage.set(place.uid, String(user.uId));
  deviceStorage.set(place.token, token.tToken);
  // Answers to another person do not belong to this one.
  cache.reset();
}

/** Stores the newer data of the person who is logged in; another person's are ignored. */
export function updateUser(user: User): void {
  for (const place of Object.values(places)) {
    if (deviceStorage.get(place.uid) !== String(user.uId)) continue;
    if (JSON.stringify(deviceStorage.json(place.user)) !== JSON.stringify(user))
      deviceStorage.setJson(place.user, user);
  }
}

/** Removes one log-in from this device. */
export function discardLogIn(kind: TokenKind): void {
  const place = places[kind];
  deviceStorage.remove(place.token, place.user, place.uid);
}

/** Removes the log-in that calls use, with the answers given to it: the server reported that it ended. */
export function discardCurrentLogIn(): void {
  const present = presentLogIn();
  if (!present) return;
  discardLogIn(present.kind);
  cache.reset();
}

/** Removes both log-ins and all answers given to them, including those stored for offline use. */
export function logOut(): void {
  discardLogIn('registration');
  discardLogIn('general');
  deviceStorage.remove('wxUid', 'wxUser', 'wxToken');
  void purgeOffline();
  cache.reset();
}

/** The person logged in on this device; null for an anonymous visitor. */
export function currentUser(): User | null {
  const present = presentLogIn();
  return present && deviceStorage.json<User>(places[present.kind].user);
}

/** Updates on every log-in and log-out, also in another tab. */
export function useAccount(): { loggedIn: boolean; user: User | null } {
  const tokens = [useDeviceValue('newRegisterToken'), useDeviceValue('token')];
  const users = [useDeviceValue('newRegisterUser'), useDeviceValue('user')];
  const at = tokens.findIndex(Boolean);
  return { loggedIn: at >= 0, user: JSON.parse(users[at] ?? 'null') as User | null };
}
