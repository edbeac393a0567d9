import type { Texts } from '../../texts.ts';
import type { activitiesFields as source } from '../../zh/activities/fields.ts';

export const activitiesFields = {
  activityId: 'Activity',
  slotId: 'Group',
  stampId: 'Stamp',
  stamp: 'Stamp',
  activity: 'Activity',
  leaveMinutes: 'Last time to return a place',
  slots: 'Groups and places',
  needed: 'Needed',
  stock: 'Stock',
  checkedIn: 'Checked in',
  ticketCode: 'Entry code',
  pickUpCode: 'Pick-up code',
  awardId: 'Award',
  prizeId: 'Prize',
  points: 'Points',
} as const satisfies Texts<typeof source>;
