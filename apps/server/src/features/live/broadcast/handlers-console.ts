import type { liveConsoleCalls, StreamSignal } from '@meetingapp/contract/live/console.ts';
import { isBlank } from '@meetingapp/domain/is-blank.ts';
import type { StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { staffPassFor } from '../../../http/security/media-pass.ts';
import type { SignalLook } from '../../../ports/live/signals.ts';
import type { Ports } from '../../../ports/ports.ts';
import { broadcastFaults } from './access.ts';
import { removeBroadcast, restoreBroadcast, saveBroadcast, saveMany, type SavePlace } from './commands.ts';
import { importFromProgramme } from './commands-programme.ts';
import {
  orderRooms,
  orderSeries,
  removeRoom,
  removeSeries,
  saveRoom,
  saveSeries,
  saveWords,
} from './commands-rooms.ts';
import { noteKeyShown, removeStream, rotateKey, saveStream } from '../signal/commands-streams.ts';
import { presentBroadcast, presentHappening, presentRoom, presentSignal, presentWatched } from './present-console.ts';
import {
  broadcastsOfLive,
  conferenceOfLive,
  hallsOfLive,
  isOwn,
  roomsOfLive,
  seriesOfLive,
  sessionsOfLive,
  streamsOfLive,
} from './queries-console.ts';
import { CURVE, figuresSince, happeningsOf, waitingByBroadcast } from './queries-overview.ts';
import { studioStream, type StudioRow } from '../signal/queries.ts';

/** Validity of a studio address signed by a cloud: longer than a congress with its rehearsals. */
const KEY_HOLDS_MS = 60 * 86_400_000;

function studioKeyOf(ports: Ports, { provider, name, secret }: StudioRow, now: Date) {
  const service = ports.live.provider(provider);
  if (!service) return refuse('live_provider_missing');
  return service.pushAddress({ name, secret }, new Date(now.getTime() + KEY_HOLDS_MS));
}

/** The signal of a stream, with its newest picture under an address for this member of staff. */
function signals(context: StaffContext, looks: ReadonlyMap<string, SignalLook>) {
  const { media } = context.ports;
  const pass = staffPassFor(context);
  return (name: string): StreamSignal | null => {
    const look = looks.get(name);
    return look === undefined
      ? null
      : presentSignal(look, media.staffAddress({ ...pass, folder: media.deskFolder(name) }));
  };
}

const savePlace = ({ db, ports, staff, now }: StaffContext): SavePlace => ({
  db,
  fanOut: ports.fanOut,
  staffId: staff.id,
  now,
});

export const liveConsoleHandlers: Handlers<typeof liveConsoleCalls> = {
  read: async ({ cid }, { db, now }) => {
    const about = await conferenceOfLive(db, cid);
    if (!about) return refuse('conference_unknown');
    const [halls, sessions, rooms, streams, series, broadcasts] = await Promise.all([
      hallsOfLive(db, cid),
      sessionsOfLive(db, cid),
      roomsOfLive(db, cid),
      streamsOfLive(db, cid),
      seriesOfLive(db, cid),
      broadcastsOfLive(db, cid),
    ]);
    return {
      zone: about.zone,
      startsOn: about.starts_on,
      endsOn: about.ends_on,
      halls,
      sessions: sessions.map(({ id, kind, title, hall_id, starts_at, ends_at }) => ({
        id,
        kind,
        title,
        hallId: hall_id,
        from: starts_at.toISOString(),
        to: ends_at.toISOString(),
      })),
      rooms: rooms.map((room) => presentRoom(room, { streams, sessions, broadcasts })),
      series: series.map((one) => ({
        ...one,
        broadcasts: broadcasts.filter((row) => row.series_id === one.id && row.removed_at === null).length,
      })),
      broadcasts: broadcasts.map((row) => presentBroadcast(row, now)),
      words: about.live_words,
    };
  },

  saveRoom: async ({ cid, room }, { db }) => {
    if (isBlank(room.name)) return refuse('body_invalid', [{ field: 'room.name', reason: 'required' }]);
    if (room.hallId !== null && !(await isOwn(db, 'hall', cid, room.hallId)))
      return refuse('body_invalid', [{ field: 'room.hallId', reason: 'not_an_option' }]);
    const outcome = await saveRoom(db, cid, room);
    return outcome.ok ? { roomId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },
  orderRooms: async ({ cid, roomIds }, { db }) => {
    await orderRooms(db, cid, roomIds);
    return {};
  },
  removeRoom: async ({ cid, roomId }, { db }) => {
    const outcome = await removeRoom(db, cid, roomId);
    return outcome === 'done' ? {} : refuse(outcome);
  },

  saveStream: async ({ cid, ...wish }, { db }) => {
    const outcome = await saveStream(db, cid, wish);
    return outcome.ok ? { streamId: outcome.streamId } : refuse(outcome.reason);
  },
  removeStream: async ({ cid, streamId }, { db }) => {
    const outcome = await removeStream(db, cid, streamId);
    return outcome === 'done' ? {} : refuse(outcome);
  },
  studioKey: async ({ cid, streamId }, { db, ports, now }) => {
    const stream = await studioStream(db, cid, streamId);
    if (!stream) return refuse('not_found');
    await noteKeyShown(db, streamId, now);
    return studioKeyOf(ports, stream, now);
  },
  rotateKey: async ({ cid, streamId }, { db, ports, now }) => {
    const stream = await rotateKey(db, cid, streamId);
    if (!stream) return refuse('not_found');
    await noteKeyShown(db, streamId, now);
    return studioKeyOf(ports, stream, now);
  },

  saveSeries: async ({ cid, series }, { db }) => {
    if (isBlank(series.title)) return refuse('body_invalid', [{ field: 'series.title', reason: 'required' }]);
    const outcome = await saveSeries(db, cid, series);
    return outcome.ok ? { seriesId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },
  orderSeries: async ({ cid, seriesIds }, { db }) => {
    await orderSeries(db, cid, seriesIds);
    return {};
  },
  removeSeries: async ({ cid, seriesId }, { db }) =>
    (await removeSeries(db, cid, seriesId)) ? {} : refuse('not_found'),

  saveBroadcast: async ({ cid, broadcast }, context) => {
    const { db } = context;
    const faults = await broadcastFaults(db, cid, broadcast);
    if (faults.length > 0) return refuse('body_invalid', faults);
    const outcome = await saveBroadcast(savePlace(context), cid, broadcast);
    return outcome.ok ? { broadcastId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },
  saveMany: async ({ cid, ...wish }, context) => ({ changed: await saveMany(savePlace(context), cid, wish) }),
  removeBroadcast: async ({ cid, broadcastId }, { db, now }) => {
    const outcome = await removeBroadcast(db, cid, broadcastId, now);
    return outcome === 'done' ? {} : refuse(outcome);
  },
  restoreBroadcast: async ({ cid, broadcastId }, { db }) => {
    const outcome = await restoreBroadcast(db, cid, broadcastId);
    return outcome === 'done' ? {} : refuse(outcome);
  },
  fromProgramme: async (wish, { db }) => {
    const outcome = await importFromProgramme(db, wish);
    if (!outcome.ok) return refuse(outcome.reason);
    return { made: outcome.made, moved: outcome.moved, overlapping: outcome.overlapping };
  },
  saveWords: async ({ cid, ...wish }, { db, ports }) => {
    const saved = await saveWords(db, ports.fanOut, cid, wish);
    return saved.ok ? { words: saved.words } : refuse(saved.reason);
  },

  overview: async ({ cid }, context) => {
    const { db, ports, now } = context;
    const since = new Date(now.getTime() - CURVE * 60_000);
    const [rooms, streams, broadcasts, figures, waiting, happenings] = await Promise.all([
      roomsOfLive(db, cid),
      streamsOfLive(db, cid),
      broadcastsOfLive(db, cid),
      figuresSince(db, cid, since),
      waitingByBroadcast(db, cid),
      happeningsOf(db, cid),
    ]);
    const sending = streams.filter(({ provider, connected_at }) => provider === 'own' && connected_at !== null);
    const looks = ports.live.signals.of(sending.map(({ name }) => name));
    const around = { streams, broadcasts, figures, waiting, now, signalOf: signals(context, looks) };
    return {
      now: now.toISOString(),
      rooms: rooms.map((room) => presentWatched(room, around)),
      happenings: happenings.map(presentHappening),
    };
  },
};
