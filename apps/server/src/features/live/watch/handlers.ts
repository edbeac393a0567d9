import type { liveWatchCalls } from '@meetingapp/contract/live/watch.ts';
import { isPictureShown, statusOf } from '@meetingapp/domain/live/states.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { passFor } from '../../../http/security/media-pass.ts';
import { PLAYLIST } from '../../../ports/media/media.ts';
import { watchRefusal } from './access.ts';
import { broadcastToWatch, streamsOfRoom } from './queries.ts';

/** Validity of a cloud address, which is not bound to a person: short. */
const CLOUD_MS = 10 * 60_000;

export const liveWatchHandlers: Handlers<typeof liveWatchCalls> = {
  watch: async ({ lid }, context) => {
    const { db, ports, now, accountId } = context;
    const row = await broadcastToWatch(db, lid);
    if (!row) return refuse('broadcast_unknown');
    if (row.conference_state === 'stopped') return refuse('conference_stopped');
    const refused = await watchRefusal(db, { conferenceId: row.conference_id, level: row.watch, accountId });
    if (refused !== null) return refuse(refused);
    const { state, starts_at: startsAt, ends_at: endsAt, video_id: videoId } = row;
    const about = {
      status: statusOf({ state, startsAt, endsAt, replay: videoId !== null }, now),
      videoId,
      now: now.toISOString(),
    };
    const none = { ...about, hls: null, expiresAt: null };
    if (!isPictureShown({ state, stateBy: row.state_by })) return none;
    const stream = (await streamsOfRoom(db, row.room_id)).find(({ connected_at }) => connected_at !== null);
    if (!stream) return none;
    const until = new Date(now.getTime() + CLOUD_MS);
    const elsewhere = ports.live.provider(stream.provider)?.playAddress(stream.name, until) ?? null;
    if (elsewhere !== null) return { ...about, hls: elsewhere, expiresAt: until.toISOString() };
    const pass = passFor(context);
    const folder = ports.media.liveFolder(stream.name);
    const hls = ports.media.address({ ...pass, folder }) + PLAYLIST;
    return { ...about, hls, expiresAt: new Date(pass.expires * 1000).toISOString() };
  },
};
