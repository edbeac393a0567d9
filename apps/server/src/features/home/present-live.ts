import type { HomeInfo } from '@meetingapp/contract/home/home.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { whatIsOn } from '@meetingapp/domain/live/what-is-on.ts';
import { presentListed } from '../live/broadcast/present.ts';
import { shortHall } from './present-programme.ts';
import type { HomeRoomRows } from './queries-shown.ts';

type Room = HomeInfo['rooms'][number];

/** Rooms with broadcasts and what is on in each at `now`; rooms with nothing on are left out. */
export function presentRooms({ conferenceId, rooms, broadcasts }: HomeRoomRows, now: Date, language: Language): Room[] {
  const all = broadcasts.map((row) => presentListed(row, now, new Map()));
  return rooms.flatMap((room) => {
    const { on } = whatIsOn(
      all.filter(({ roomId }) => roomId === room.id),
      now.getTime(),
    );
    if (!on) return [];
    const title = pickLanguage(room.name, language);
    const query = { cid: conferenceId };
    return [
      {
        hall: shortHall(title),
        title,
        state: stateOf(on),
        startsAt: on.startsAt,
        on: {
          title: pickLanguage(on.title, language),
          sessionId: on.sessionId,
          from: on.startsAt,
          until: on.endsAt,
        },
        to: on.status === 'review' ? href('relive', { lid: on.id }, query) : href('live', { lid: on.id }, query),
      },
    ];
  });
}

const states = { live: 'live', paused: 'paused', not_started: 'later', review: 'replay', closed: 'ended' } as const;

/** A broadcast that has not begun is shown as upcoming, even after its start time. */
const stateOf = ({ status, begun }: ReturnType<typeof presentListed>): Room['state'] =>
  status === 'paused' && !begun ? 'later' : states[status];
