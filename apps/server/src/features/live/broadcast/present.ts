import type { Part, Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import type { Broadcast, LiveRoom, RunningTalk } from '@meetingapp/contract/live/broadcast.ts';
import type { ListedBroadcast } from '@meetingapp/contract/live/listed.ts';
import { shiftOf } from '@meetingapp/domain/live/running-order.ts';
import { statusOf } from '@meetingapp/domain/live/states.ts';
import type { BroadcastRow, RoomRow, WholeBroadcastRow } from './queries.ts';

/** A broadcast as lists show it. The replay is included once the broadcast is no longer live. */
export function presentListed(row: BroadcastRow, now: Date, viewers: ReadonlyMap<number, number>): ListedBroadcast {
  const status = statusOf(
    { state: row.state, startsAt: row.starts_at, endsAt: row.ends_at, replay: row.video_id !== null },
    now,
  );
  return {
    id: row.id,
    roomId: row.room_id,
    seriesId: row.series_id,
    sessionId: row.session_id,
    title: row.title,
    cover: row.cover,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    status,
    begun: row.state !== 'planned',
    watch: row.watch,
    videoId: status === 'review' ? row.video_id : null,
    viewers: status === 'live' ? (viewers.get(row.id) ?? 0) : 0,
  };
}

export const presentRoom = ({ id, name, place }: RoomRow): LiveRoom => ({
  id,
  name,
  place: place ?? { zh: '', en: '' },
});

/** Chairs, talks and materials of the broadcast session, from the released programme. */
export function presentOrder(
  programme: Programme | null,
  row: BroadcastRow,
): Pick<Broadcast, 'chairs' | 'order' | 'materials'> {
  const session = programme?.sessions.find(({ id }) => id === row.session_id);
  if (!programme || !session) return { chairs: [], order: [], materials: [] };
  const shift = shiftOf(session, { from: row.starts_at.toISOString(), to: row.ends_at.toISOString() });
  const moved = (at: string | null): string | null => at && new Date(Date.parse(at) + shift).toISOString();
  const order: RunningTalk[] = session.talks.map(({ id, title, from, to, parts }) => ({
    id,
    title,
    from: moved(from),
    to: moved(to),
    speakers: speakers(programme, parts, ['speaker']),
  }));
  return {
    chairs: speakers(programme, session.parts, ['host', 'president']),
    order,
    materials: materials(session),
  };
}

const materials = (session: ProgrammeSession) => [
  ...session.materials,
  ...session.talks.flatMap((talk) => talk.materials),
];

const speakers = (programme: Programme, parts: readonly Part[], roles: readonly Part['role'][]) =>
  parts
    .filter(({ role }) => roles.includes(role))
    .flatMap(({ expert }) => programme.experts.find(({ id }) => id === expert) ?? [])
    .map(({ id, name, affiliation, portrait }) => ({ id, name, affiliation, portrait }));

export function presentBroadcast(
  row: WholeBroadcastRow,
  listed: ListedBroadcast,
  programme: Programme | null,
  room: LiveRoom,
): Broadcast {
  return {
    ...listed,
    introduction: row.introduction,
    room,
    series: row.series_id !== null && row.series_title ? { id: row.series_id, title: row.series_title } : null,
    replayWatch: row.replay_watch,
    ...presentOrder(programme, row),
  };
}
