import { BEAT_SECONDS } from '@meetingapp/contract/live-socket.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import type { Film } from './film.ts';
import { sourcesOf } from './load-library.ts';
import type { Library, VideoPlayer } from './load-library.ts';
import { stayNearStudio } from './near-studio.ts';
import { showTracks } from './show-tracks.ts';
import type { PlayerWords } from './player-words.ts';

export interface Opened {
  film: Film;
  library: Library;
  language: string;
  words: PlayerWords;
  /** Milliseconds; where it begins. */
  from: number;
}

export interface StageEvents {
  /**
   * Whether it runs, and where one is in milliseconds: when it begins or stops, every half minute between, and where one jumps.
   * At the end of a film one is at its beginning again.
   */
  onBeat?: ((playing: boolean, milliseconds: number) => void) | undefined;
  /** Where one is, several times a second. */
  onTime?: ((milliseconds: number) => void) | undefined;
  onFault: (code: number, text: string, at: number) => void;
}

/** What is left of a film when it counts as seen. */
const END_S = 5;
const rates = [0.75, 1, 1.25, 1.5, 2];
/** Messengers' browsers play films over the page unless they are told otherwise. */
const attributes = {
  playsinline: '',
  'webkit-playsinline': '',
  'x5-playsinline': '',
  'x5-video-player-type': 'h5-page',
  preload: 'metadata',
  tabindex: '-1',
};
/** The speed somebody chose holds for the next film, too. */
let rate = 1;

/** Makes the player in its place, and takes it away with it. */
export function useVideoPlayer(
  place: RefObject<HTMLElement | null>,
  { film, library, language, words, from }: Opened,
  { live, ...events }: StageEvents & { live: boolean },
): RefObject<VideoPlayer | null> {
  const made = useRef<VideoPlayer | null>(null);
  const make = useEffectEvent((into: HTMLElement): VideoPlayer => {
    const element = document.createElement('video');
    element.className = 'video-js';
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    into.append(element);
    library.addLanguage(language, words);
    const player = library(element, optionsOf(language, live));
    player.el().setAttribute('lang', language);
    player.src(sourcesOf(film));
    player.one('loadedmetadata', () => {
      const end = player.duration() ?? 0;
      if (!live && from > 0 && from / 1000 < end - END_S) player.currentTime(from / 1000);
      player.playbackRate(live ? 1 : rate);
    });
    showTracks(player, film, words);
    if (live) stayNearStudio(player);
    return player;
  });
  const beat = useEffectEvent((playing: boolean, at: number) => events.onBeat?.(playing, live ? 0 : at));
  const tell = useEffectEvent((at: number) => events.onTime?.(at));
  const fail = useEffectEvent(events.onFault);
  const remember = useEffectEvent((chosen: number) => {
    if (!live) rate = chosen;
  });

  useEffect(() => {
    if (!place.current) return;
    const player = make(place.current);
    made.current = player;
    const at = (): number => Math.round((player.currentTime() ?? 0) * 1000);
    const running = (): boolean => !player.paused() && !player.ended();
    const now = (playing: boolean): void => {
      if (player.readyState() > 0) beat(playing, player.ended() ? 0 : at());
    };
    player.on('playing', () => now(true));
    player.on(['pause', 'ended'], () => now(false));
    player.on('seeked', () => now(running()));
    const leave = (): void => {
      if (running()) now(false);
    };
    player.on('timeupdate', () => tell(at()));
    player.on('ratechange', () => remember(player.playbackRate() ?? 1));
    player.on('error', () => {
      const fault = player.error();
      if (fault) fail(fault.code, player.localize(fault.message), at());
    });
    // Without a key it would wait for ever.
    player
      .tech(true)
      ?.el()
      .addEventListener('waitingforkey', () => player.error(5));
    const beats = setInterval(() => running() && now(true), BEAT_SECONDS * 1000);
    addEventListener('pagehide', leave);
    // One tapped to get here. Where the browser wants a tap of its own, the button in the middle waits for it.
    player.ready(() => void player.play()?.catch(() => undefined));
    return () => {
      clearInterval(beats);
      removeEventListener('pagehide', leave);
      leave();
      player.dispose();
      made.current = null;
    };
  }, [place]);
  return made;
}

function optionsOf(language: string, live: boolean): object {
  const wait = live ? [] : ['skipBackward', 'skipForward'];
  return {
    controls: true,
    autoplay: false,
    language,
    // Height and width are the frame's.
    fill: true,
    experimentalSvgIcons: true,
    // The page says it in words, with a way on.
    errorDisplay: false,
    textTrackSettings: false,
    liveui: live,
    playbackRates: live ? [] : rates,
    inactivityTimeout: 3000,
    userActions: { hotkeys: true, doubleClick: true },
    // Of several sizes the smallest is there first; the next is as large as the line carries.
    html5: { vhs: { overrideNative: true, enableLowInitialPlaylist: true } },
    controlBar: {
      children: [
        'playToggle',
        ...wait,
        'volumePanel',
        'currentTimeDisplay',
        'timeDivider',
        'durationDisplay',
        'progressControl',
        ...(live ? ['seekToLive'] : []),
        'customControlSpacer',
        'chaptersButton',
        'subsCapsButton',
        ...(live ? [] : ['playbackRateMenuButton']),
        'fullscreenToggle',
      ],
      skipButtons: live ? {} : { forward: 10, backward: 10 },
      volumePanel: { inline: true },
    },
  };
}
