import type { liveCalls } from '@meetingapp/contract/live/broadcast.ts';
import type { ListedBroadcast } from '@meetingapp/contract/live/listed.ts';
import { liveStatuses, type LiveStatus } from '@meetingapp/contract/live/socket.ts';
import { byBeginning, inListOrder, whatIsOn } from '@meetingapp/domain/live/what-is-on.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { programmeInForce } from '../../agenda/release/queries-cached-programmes.ts';
import { findConference } from '../../conference/queries.ts';
import { presentBroadcast, presentListed, presentRoom } from './present.ts';
import { broadcastsOf, findBroadcast, findRoom, findSeries, roomsOf, type BroadcastRow } from './queries.ts';
import { viewersOf } from '../figures/queries.ts';

const A_PAGE = 30;
const RELATED = 6;

/** The conference and its time zone, or why it is not shown; `missing` is the error when the conference is unknown. */
async function place(db: Database, cid: number, now: Date, missing: 'conference_unknown' | 'not_found') {
  const conference = await findConference(db, cid);
  if (!conference) return refuse(missing);
  if (conference.state === 'stopped') return refuse('conference_stopped');
  return { cid, zone: conference.zone, now: now.toISOString() };
}

async function listed(db: Database, rows: readonly BroadcastRow[], now: Date): Promise<ListedBroadcast[]> {
  const live = rows.filter(({ state }) => state === 'live').map(({ id }) => id);
  const viewers = await viewersOf(db, live, now);
  return rows.map((row) => presentListed(row, now, viewers));
}

export const liveHandlers: Handlers<typeof liveCalls> = {
  rooms: async ({ cid }, { db, now }) => {
    const where = await place(db, cid, now, 'conference_unknown');
    if ('refused' in where) return where;
    const [rooms, rows] = await Promise.all([roomsOf(db, cid), broadcastsOf(db, 'conference_id', cid)]);
    const all = await listed(db, rows, now);
    return {
      ...where,
      rooms: rooms.map((room) => ({
        ...presentRoom(room),
        ...whatIsOn(
          all.filter(({ roomId }) => roomId === room.id),
          now.getTime(),
        ),
      })),
    };
  },

  room: async ({ roomId }, { db, now }) => {
    const room = await findRoom(db, roomId);
    if (!room) return refuse('not_found');
    const where = await place(db, room.conference_id, now, 'not_found');
    if ('refused' in where) return where;
    const [rooms, rows] = await Promise.all([roomsOf(db, room.conference_id), broadcastsOf(db, 'room_id', roomId)]);
    return {
      ...where,
      room: presentRoom(room),
      rooms: rooms.map(presentRoom),
      broadcasts: await listed(db, rows, now),
    };
  },

  broadcast: async ({ broadcastId }, { db, now }) => {
    const row = await findBroadcast(db, broadcastId);
    if (!row) return refuse('not_found');
    const where = await place(db, row.conference_id, now, 'not_found');
    if ('refused' in where) return where;
    const [programme, room, rows] = await Promise.all([
      row.session_id === null ? null : programmeInForce(db, row.conference_id),
      findRoom(db, row.room_id),
      row.series_id === null ? broadcastsOf(db, 'room_id', row.room_id) : broadcastsOf(db, 'series_id', row.series_id),
    ]);
    if (!room) return refuse('not_found');
    const [own, ...others] = await listed(db, [row, ...rows.filter(({ id }) => id !== broadcastId)], now);
    if (!own) return refuse('not_found');
    return {
      ...where,
      broadcast: presentBroadcast(row, own, programme, presentRoom(room)),
      related: others.toSorted(inListOrder).slice(0, RELATED),
    };
  },

  series: async ({ seriesId }, { db, now }) => {
    const series = await findSeries(db, seriesId);
    if (!series) return refuse('not_found');
    const { conference_id, ...shown } = series;
    const where = await place(db, conference_id, now, 'not_found');
    if ('refused' in where) return where;
    const broadcasts = await listed(db, await broadcastsOf(db, 'series_id', seriesId), now);
    return { ...where, series: shown, broadcasts: broadcasts.toSorted(byBeginning) };
  },

  list: async ({ cid, status, after }, { db, now }) => {
    const where = await place(db, cid, now, 'conference_unknown');
    if ('refused' in where) return where;
    const all = await listed(db, await broadcastsOf(db, 'conference_id', cid), now);
    const wanted = all.filter((one) => status === null || one.status === status).toSorted(inListOrder);
    const counts = Object.fromEntries(
      liveStatuses.map((one) => [one, all.filter((each) => each.status === one).length]),
    ) as Record<LiveStatus, number>;
    const broadcasts = wanted.slice(after, after + A_PAGE);
    return { ...where, broadcasts, counts, more: wanted.length > after + A_PAGE };
  },
};
