import type { HomeInfo } from '@meetingapp/contract/home.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { whatIsOn } from '@meetingapp/domain/live/what-is-on.ts';
import type { Database } from '../../db/database.ts';
import { presentListed } from '../live/present.ts';
import { broadcastsOf, roomsOf } from '../live/queries.ts';
import { inWords } from '../news/present.ts';
import { shortHall } from './present-programme.ts';

type Room = HomeInfo['rooms'][number];

/** The rooms that are broadcast and what is on in each, as they stand now; none: the conference has no such rooms. */
export async function homeRooms(
  db: Database,
  { conferenceId, now, language }: { conferenceId: number; now: Date; language: Language },
): Promise<Room[]> {
  const rooms = await roomsOf(db, conferenceId);
  if (rooms.length === 0) return [];
  const rows = await broadcastsOf(db, 'conference_id', conferenceId);
  const all = rows.map((row) => presentListed(row, now, new Map()));
  return rooms.flatMap((room) => {
    const { on } = whatIsOn(
      all.filter(({ roomId }) => roomId === room.id),
      now.getTime(),
    );
    if (!on) return [];
    const title = inWords(room.name, language);
    const query = { cid: conferenceId };
    return [
      {
        hall: shortHall(title),
        title,
        state: stateOf(on),
        startsAt: on.startsAt,
        to: on.status === 'review' ? href('relive', { lid: on.id }, query) : href('live', { lid: on.id }, query),
      },
    ];
  });
}

const states = { live: 'live', paused: 'paused', not_started: 'later', review: 'replay', closed: 'ended' } as const;

/** What has not been seen yet is still to come, also when its time is there. */
const stateOf = ({ status, begun }: ReturnType<typeof presentListed>): Room['state'] =>
  status === 'paused' && !begun ? 'later' : states[status];
