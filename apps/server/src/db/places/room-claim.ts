import type { RoomClaim } from '@meetingapp/domain/hotel/rooms.ts';
import type { LiveClaim } from './taken.ts';

/** Converts a claim for the rules of shared rooms. */
export function asRoomClaim(claim: Pick<LiveClaim, 'registrationId' | 'part' | 'gender' | 'mateId'>): RoomClaim {
  if (claim.part !== 'bed') return { part: 'room' };
  return { part: 'bed', gender: claim.gender ?? 'male', person: claim.registrationId, mate: claim.mateId };
}
