import { playsStreams, type VideoPlayer } from './load-library.ts';

/** Seconds of picture that lie ready: so many are enough at first. Each time it stands still, one more is wanted. */
const WANTED_S = 1.5;
const MOST_WANTED_S = 6;
/** So much more than is wanted lies ready whenever a second of picture has just come. */
const SWING_S = 1;
/** Whoever is further behind went back to see something. */
const BEHIND_ON_PURPOSE_S = 8;
/** Nobody hears it; a minute of it makes up for six seconds. */
const FASTER = 1.1;

/** How fast a live picture runs, so that it is not further behind the studio than its line asks for. */
export function liveRate(ready: number, wanted: number, rate: number): number {
  if (ready <= wanted || ready > BEHIND_ON_PURPOSE_S) return 1;
  return ready > wanted + SWING_S ? FASTER : rate;
}

export const wantedAfterWait = (wanted: number): number => Math.min(MOST_WANTED_S, wanted + 1);

export interface Hurrying {
  /** Our program plays the playlist; else the browser does by itself, as on iPhones, and sees to its distance as it likes. */
  byProgram: boolean;
  /** A voice stays a voice when it runs faster. */
  keepsPitch: boolean;
  /** A speed that was set last time is the one that holds. */
  takesRate: boolean;
  /** It stood still while it ran faster. */
  stoodStill: boolean;
}

/** Whether a picture may run faster at all. A browser that plays by itself is not asked twice for what it did not manage once. */
export const mayHurry = ({ byProgram, keepsPitch, takesRate, stoodStill }: Hurrying): boolean =>
  keepsPitch && takesRate && (byProgram || !stoodStill);

const pitchKept = ['preservesPitch', 'webkitPreservesPitch'];

/** Players begin some seconds behind the newest picture, in case it stops. Where it does not, they come nearer. */
export function stayNearStudio(player: VideoPlayer): void {
  const video = player.tech(true)?.el();
  const may = {
    byProgram: playsStreams(),
    keepsPitch: pitchKept.some((name) => video instanceof HTMLVideoElement && name in video),
    takesRate: true,
    stoodStill: false,
  };
  let wanted = WANTED_S;
  let ran = false;
  // The player itself knows of a new speed only when the browser has told it, a moment later.
  const rateNow = (): number => (video instanceof HTMLVideoElement ? video.playbackRate : 1);
  const setRate = (rate: number): void => {
    player.playbackRate(rate);
    may.takesRate = rateNow() === rate;
  };
  player.on('playing', () => (ran = true));
  player.on('seeking', () => (ran = false));
  player.on('waiting', () => {
    if (ran && !player.seeking()) {
      wanted = wantedAfterWait(wanted);
      may.stoodStill ||= rateNow() === FASTER;
    }
    ran = false;
  });
  player.on('timeupdate', () => {
    const rate = rateNow();
    const ready = player.bufferedEnd() - (player.currentTime() ?? 0);
    const next = mayHurry(may) ? liveRate(ready, wanted, rate) : 1;
    if (next !== rate) setRate(next);
  });
}
