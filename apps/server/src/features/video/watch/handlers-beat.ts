import type { videoWatchingCalls } from '@meetingapp/contract/video/watching.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { watchRefusal } from '../../live/watch/access.ts';
import { saveFilmBeat } from './commands-beat.ts';
import { videoToWatch } from './queries.ts';

export const videoWatchingHandlers: Handlers<typeof videoWatchingCalls> = {
  beat: async ({ vid, player, playing, milliseconds }, { db, accountId, now }) => {
    const film = await videoToWatch(db, vid);
    if (!film) return refuse('video_unknown');
    if (film.conference_state === 'stopped') return refuse('conference_stopped');
    const refused = await watchRefusal(db, { conferenceId: film.conference_id, level: film.watch, accountId });
    if (refused !== null) return refuse(refused);
    await saveFilmBeat(db, { accountId, video: film, player, playing, milliseconds, now });
    return {};
  },
};
