import { videoCalls } from '@meetingapp/contract/video.ts';
import { videoWatchCalls } from '@meetingapp/contract/video-watch.ts';
import { videoWatchingCalls } from '@meetingapp/contract/video-watching.ts';
import { useState } from 'react';
import type { Opening } from '../../lib/player/film.ts';
import { useAccount } from '../../lib/account.ts';
import { invalidate } from '../../lib/cache.ts';
import { send } from '../../lib/call.ts';
import { useLanguage } from '../../lib/language.ts';
import { randomKey } from '../../lib/random-key.ts';
import { inWords } from '../../lib/programme/look-up.ts';

export const isNumber = (text: string | undefined): text is string => /^\d{1,15}$/.test(text ?? '');

/** Where visitors stopped, as long as the page is open; of those logged in the server knows it, on each device. */
const visited = new Map<number, number>();

interface Watching {
  /** Where the film is, for this person now. */
  open: () => Promise<Opening>;
  onBeat: (playing: boolean, milliseconds: number) => void;
  keptAt: number;
}

/** How the player gets a film, and where it tells what was seen. `from`: where one wants to begin, whatever was seen. */
export function useWatching(vid: number, position: number, from: number | null): Watching {
  const language = useLanguage();
  const { loggedIn } = useAccount();
  const [player] = useState(randomKey);
  const keptAt = from ?? (loggedIn ? position : (visited.get(vid) ?? 0));
  return {
    keptAt,
    async open() {
      const outcome = await send(videoWatchCalls.watch, { vid }, { quiet: true });
      if (!outcome.ok) {
        const { name, msg } = outcome.failure;
        return { ok: false, text: msg, mayTryAgain: !name?.startsWith('watch_') };
      }
      const { hls, mp4, captions, chapters, position: there } = outcome.answer;
      const film = {
        hls,
        mp4,
        captions,
        chapters: chapters.map(({ at, title }) => ({ at, title: inWords(title, language) })),
        position: from ?? (loggedIn ? there : (visited.get(vid) ?? 0)),
      };
      return { ok: true, film };
    },
    onBeat(playing, milliseconds) {
      if (loggedIn) void send(videoWatchingCalls.beat, { vid, player, playing, milliseconds }, { quiet: true });
      else visited.set(vid, milliseconds);
      // Lists show how far one is.
      if (!playing) invalidate(videoCalls.list);
    },
  };
}
