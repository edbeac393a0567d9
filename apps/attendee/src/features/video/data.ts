import { videoCalls } from '@meetingapp/contract/video/video.ts';
import { videoWatchCalls } from '@meetingapp/contract/video/watch.ts';
import { videoWatchingCalls } from '@meetingapp/contract/video/watching.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useState } from 'react';
import type { Opening } from '../../shared/player/film.ts';
import { useAccount } from '../../lib/session/account.ts';
import { invalidate } from '../../lib/calls/call-cache.ts';
import { send } from '../../lib/calls/call.ts';
import { useLanguage } from '../../lib/texts/language.ts';
import { randomKey } from '../../lib/calls/random-key.ts';

export const isNumber = (text: string | undefined): text is string => /^\d{1,15}$/.test(text ?? '');

/**
 * Playback position of anonymous visitors, in memory while the page is open; for people logged in the server stores it across devices.
 */
const visited = new Map<number, number>();

interface Watching {
  /** Returns the address of the film for this person. */
  open: () => Promise<Opening>;
  onBeat: (playing: boolean, milliseconds: number) => void;
  keptAt: number;
}

/** Opens a film for the player and reports what was watched. `from`: start position in milliseconds, overrides the saved one. */
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
        chapters: chapters.map(({ at, title }) => ({ at, title: pickLanguage(title, language) })),
        position: from ?? (loggedIn ? there : (visited.get(vid) ?? 0)),
      };
      return { ok: true, film };
    },
    onBeat(playing, milliseconds) {
      if (loggedIn) void send(videoWatchingCalls.beat, { vid, player, playing, milliseconds }, { quiet: true });
      else visited.set(vid, milliseconds);
      // Lists show the progress.
      if (!playing) invalidate(videoCalls.list);
    },
  };
}
