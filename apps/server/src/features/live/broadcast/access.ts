import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { liveConsoleCalls } from '@meetingapp/contract/live/console.ts';
import { isBlank } from '@meetingapp/domain/is-blank.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { isOwn } from './queries-console.ts';

type Wish = ParsedBodyOf<(typeof liveConsoleCalls)['saveBroadcast']>['broadcast'];

/** Faults, each with its field: an empty title, an end before the beginning, and rows of another conference. */
export async function broadcastFaults(db: Database, conferenceId: number, wish: Wish): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  const wrong = (field: string, reason: string) => faults.push({ field: `broadcast.${field}`, reason });
  if (isBlank(wish.title)) wrong('title', 'required');
  if (Date.parse(wish.to) <= Date.parse(wish.from)) wrong('to', 'window_empty');
  if (!(await isOwn(db, 'live_room', conferenceId, wish.roomId))) wrong('roomId', 'not_an_option');
  if (wish.seriesId !== null && !(await isOwn(db, 'live_series', conferenceId, wish.seriesId)))
    wrong('seriesId', 'not_an_option');
  if (wish.sessionId !== null && !(await isOwn(db, 'programme_session', conferenceId, wish.sessionId)))
    wrong('sessionId', 'not_an_option');
  return faults;
}
