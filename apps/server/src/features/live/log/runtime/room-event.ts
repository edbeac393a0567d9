import type { LogItem } from '@meetingapp/contract/live/socket.ts';

/** What one process publishes to the others about a broadcast. A lost event is found in the database later. */
export type RoomEvent =
  /** These rows were appended to the log. */
  | { n: 'log'; items: LogItem[] }
  | { n: 'likes'; likes: number }
  | { n: 'viewers'; process: string; count: number }
  | { n: 'support'; votes: Record<number, number> }
  | { n: 'poll'; id: number; counts: number[]; voters: number }
  | { n: 'mute'; accountId: number; until: number | null }
  | { n: 'waiting'; count: number }
  /** Settings changed: watch level, words, times. */
  | { n: 'settings' };

export const roomTopic = (broadcastId: number): string => `live_${broadcastId}`;
export const conferenceTopic = (conferenceId: number): string => `live_conference_${conferenceId}`;

export const encode = (event: RoomEvent): string => JSON.stringify(event);
export const decode = (text: string): RoomEvent => JSON.parse(text) as RoomEvent;
