import type { RoomRow } from '@meetingapp/contract/hotel/room-number.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { PlannedRow } from './queries-plan.ts';

/** A row of a room number file, with its room type in one language. */
export const presentRow = ({ roomType, ...row }: PlannedRow, language: Language): RoomRow => ({
  ...row,
  roomType: roomType?.[language] ?? '',
});
