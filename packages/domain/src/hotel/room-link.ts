import type { RoomLinkState } from '@meetingapp/contract/hotel/room-link.ts';

const DAY_MS = 86_400_000;
/** Days for which a link is valid. */
export const ROOM_LINK_DAYS = 7;

interface RoomLink {
  expiresAt: Date;
  withdrawnAt: Date | null;
  /** Null: not answered yet. */
  accepted: boolean | null;
  /** The person who invites still has a bed. */
  stays: boolean;
}

/** The state of a link now. An answer stands after the link's time is over; a withdrawal ends an acceptance too. */
export function roomLinkState({ expiresAt, withdrawnAt, accepted, stays }: RoomLink, now: Date): RoomLinkState {
  if (accepted === false) return 'declined';
  if (withdrawnAt !== null) return 'withdrawn';
  if (!stays) return 'ended';
  if (accepted) return 'accepted';
  return expiresAt <= now ? 'expired' : 'open';
}

/** When a link made now ends: after seven days, and at the latest with the stay, at midnight UTC of the day `checkOut`. In whole seconds. */
export function roomLinkEnd(now: Date, checkOut: string): Date {
  const end = Math.min(now.getTime() + ROOM_LINK_DAYS * DAY_MS, Date.parse(`${checkOut}T00:00:00Z`));
  return new Date(Math.floor(end / 1000) * 1000);
}
