import type { LogItem } from '@meetingapp/contract/live-socket.ts';

/** What one process tells the others about a broadcast. What is not told is found in the database all the same, only later. */
export type RoomNews =
  /** These rows were added to the log. */
  | { n: 'log'; items: LogItem[] }
  | { n: 'likes'; likes: number }
  | { n: 'viewers'; process: string; count: number }
  | { n: 'support'; votes: Record<number, number> }
  | { n: 'poll'; id: number; counts: number[]; voters: number }
  | { n: 'mute'; accountId: number; until: number | null }
  | { n: 'waiting'; count: number }
  /** Its settings were changed: who may watch, words, times. */
  | { n: 'settings' };

export const roomTopic = (broadcastId: number): string => `live_${broadcastId}`;
export const conferenceTopic = (conferenceId: number): string => `live_conference_${conferenceId}`;

export const writeNews = (news: RoomNews): string => JSON.stringify(news);
export const readNews = (text: string): RoomNews => JSON.parse(text) as RoomNews;
