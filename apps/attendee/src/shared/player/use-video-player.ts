import { BEAT_SECONDS } from '@meetingapp/contract/live/socket.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { hasSource, type Film } from './film.ts';
import { sourcesOf } from './load-library.ts';
import type { Library, VideoPlayer } from './load-library.ts';
import { catchUpWithStudio } from './live-latency.ts';
import { showTracks } from './show-tracks.ts';
import type { PlayerWords } from './player-words.ts';

export interface Opened {
  film: Film;
  library: Library;
  language: string;
  words: PlayerWords;
  /** Start position in milliseconds. */
  from: number;
}

export interface StageEvents {
  /**
   * Reports whether it plays, and the position in milliseconds: on start and stop, every 30 seconds while playing, and after a seek.
   * At the end of a film the position is 0.
   */
  onBeat?: ((playing: boolean, milliseconds: number) => void) | undefined;
  /** Position, several times per second. */
  onTime?: ((milliseconds: number) => void) | undefined;
  onFault: (code: number, text: string, at: number) => void;
  /** Width divided by height of the picture, once known and whenever it changes. */
  onRatio?: ((ratio: number) => void) | undefined;
}

/** Whether the player waits for a picture, and whether the person had stopped it before. */
interface Held {
  on: boolean;
  stoppedByPerson: boolean;
}

/** Seconds before the end from which a film counts as watched. */
const END_S = 5;
const rates = [0.75, 1, 1.25, 1.5, 2];
/** Messengers' browsers play films full screen over the page unless these attributes are set. */
const attributes = {
  playsinline: '',
  'webkit-playsinline': '',
  'x5-playsinline': '',
  'x5-video-player-type': 'h5-page',
  preload: 'metadata',
  tabindex: '-1',
};
/** The chosen rate also applies to the next film. */
let rate = 1;

/** Creates the player in its container and disposes it with the component. */
export function useVideoPlayer(
  place: RefObject<HTMLElement | null>,
  { film, library, language, words, from }: Opened,
  { live, ...events }: StageEvents & { live: boolean },
): { player: RefObject<VideoPlayer | null>; held: RefObject<Held> } {
  const made = useRef<VideoPlayer | null>(null);
  const held = useRef<Held>({ on: live && !hasSource(film), stoppedByPerson: false });
  const make = useEffectEvent((into: HTMLElement): VideoPlayer => {
    const element = document.createElement('video');
    element.className = 'video-js';
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    into.append(element);
    library.addLanguage(language, words);
    const player = library(element, optionsOf(language, live));
    player.el().setAttribute('lang', language);
    if (!live || hasSource(film)) player.src(sourcesOf(film));
    player.one('loadedmetadata', () => {
      const end = player.duration() ?? 0;
      if (!live && from > 0 && from / 1000 < end - END_S) player.currentTime(from / 1000);
      player.playbackRate(live ? 1 : rate);
    });
    showTracks(player, film, words);
    if (live) {
      // A signal that is not there yet or breaks off is expected: the page shows it and asks again.
      library.log.level('off');
      catchUpWithStudio(player);
    }
    return player;
  });
  const beat = useEffectEvent((playing: boolean, at: number) => events.onBeat?.(playing, live ? 0 : at));
  const tell = useEffectEvent((at: number) => events.onTime?.(at));
  const fail = useEffectEvent(events.onFault);
  const shape = useEffectEvent((ratio: number) => events.onRatio?.(ratio));
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
    player.on('playing', () => {
      held.current = { on: false, stoppedByPerson: false };
      now(true);
    });
    player.on('pause', () => {
      if (!held.current.on) held.current.stoppedByPerson = true;
    });
    player.on(['loadedmetadata', 'resize'], () => {
      const [width, height] = [player.videoWidth(), player.videoHeight()];
      if (width > 0 && height > 0) shape(width / height);
    });
    player.on(['pause', 'ended'], () => now(false));
    player.on('seeked', () => now(running()));
    const leave = (): void => {
      if (running()) now(false);
    };
    player.on('timeupdate', () => tell(at()));
    player.on('ratechange', () => remember(player.playbackRate() ?? 1));
    player.on('error', () => {
      const fault = player.error();
      held.current.on = true;
      if (fault) fail(fault.code, player.localize(fault.message), at());
    });
    // Without a decryption key it would wait forever.
    player
      .tech(true)
      ?.el()
      .addEventListener('waitingforkey', () => player.error(5));
    const beats = setInterval(() => running() && now(true), BEAT_SECONDS * 1000);
    addEventListener('pagehide', leave);
    // The person tapped to get here. Where the browser requires a tap on the player itself, its play button waits for it.
    player.ready(() => {
      if (!held.current.on) void player.play()?.catch(() => undefined);
    });
    return () => {
      clearInterval(beats);
      removeEventListener('pagehide', leave);
      leave();
      player.dispose();
      made.current = null;
    };
  }, [place]);
  return { player: made, held };
}

function optionsOf(language: string, live: boolean): object {
  const wait = live ? [] : ['skipBackward', 'skipForward'];
  return {
    controls: true,
    autoplay: false,
    language,
    // Height and width come from the container.
    fill: true,
    experimentalSvgIcons: true,
    // The page shows the error as text, with a next step.
    errorDisplay: false,
    textTrackSettings: false,
    liveui: live,
    playbackRates: live ? [] : rates,
    inactivityTimeout: 3000,
    userActions: { hotkeys: true, doubleClick: true },
    // Starts with the smallest of several sizes; the next is as large as the bandwidth allows.
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
