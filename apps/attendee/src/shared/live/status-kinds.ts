import type { EntranceStatus } from '@meetingapp/domain/live/entrance.ts';
import type { TagProps } from '@meetingapp/ui/data/Tag.tsx';

/** The colour of each status (T3). */
export const statusKinds: Record<EntranceStatus, NonNullable<TagProps['kind']>> = {
  live: 'live',
  soon: 'soon',
  pending: 'soon',
  paused: 'soon',
  not_started: 'role',
  review: 'replay',
  closed: 'ended',
};
