import type { videoWatchCalls } from '@meetingapp/contract/video/watch.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { passFor } from '../../../http/security/media-pass.ts';
import { watchRefusal } from '../../live/watch/access.ts';
import { presentFilm } from './present.ts';
import { positionIn, videoToWatch } from './queries.ts';

export const videoWatchHandlers: Handlers<typeof videoWatchCalls> = {
  watch: async ({ vid }, context) => {
    const { db, ports, accountId } = context;
    const film = await videoToWatch(db, vid);
    if (!film) return refuse('video_unknown');
    if (film.conference_state === 'stopped') return refuse('conference_stopped');
    const refused = await watchRefusal(db, { conferenceId: film.conference_id, level: film.watch, accountId });
    if (refused !== null) return refuse(refused);
    const pass = passFor(context);
    const shown = await presentFilm(ports.media, film, ports.media.address({ ...pass, folder: film.folder }));
    // Browsers fetch a whole file minutes ahead of playback, so a film whose right can end with a refund is served in short segments
    // only.
    const mp4 = film.watch === 'anyone' || shown.hls === null ? shown.mp4 : null;
    const expiresAt = new Date(pass.expires * 1000).toISOString();
    return { ...shown, mp4, expiresAt, position: await positionIn(db, film.id, accountId) };
  },
};
