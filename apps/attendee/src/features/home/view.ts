import type { HomeInfo, Tile } from '@meetingapp/contract/home.ts';

type Popup = NonNullable<HomeInfo['popup']>;

export type Role = Tile['roles'][number];

export function rolesOf(loggedIn: boolean, member: boolean): readonly Role[] {
  if (!loggedIn) return ['visitor'];
  return member ? ['attendee', 'member'] : ['attendee'];
}

export const two = (number: number): string => String(number).padStart(2, '0');

/** What the session remembers of a popup. */
export interface Seen {
  /** The popup that may still be shown; null when it has had its showings. */
  popup: Popup | null;
  /** It was shown once already. */
  showSecond: boolean;
}

/**
 * Once in a session, and once more at the second visit where the organiser wants it so. Answers what the session then
 * remembers, or null when the popup is not to be seen.
 */
export function popupVisit(popup: Popup | null, seen: Seen): Seen | null {
  if (!popup) return null;
  if (!seen.showSecond) return { popup: popup.showSecond ? popup : null, showSecond: true };
  return popup.showSecond && seen.popup !== null ? { popup: null, showSecond: true } : null;
}
