import { playsStreams, type VideoPlayer } from './load-library.ts';

/** Seconds of buffer that suffice at first (WANTED_S). Each stall raises it by one, up to MOST_WANTED_S. */
const WANTED_S = 1.5;
const MOST_WANTED_S = 6;
/** Seconds by which the buffer exceeds the target right after a second of stream has arrived. */
const SWING_S = 1;
/** Seconds of buffer above which the viewer is taken to have seeked back on purpose. */
const BEHIND_ON_PURPOSE_S = 8;
/** Playback rate for catching up: inaudible, and makes up six seconds in a minute. */
const FASTER = 1.1;

/** Returns the playback rate of a live stream: faster while more is buffered than the connection requires. */
export function liveRate(ready: number, wanted: number, rate: number): number {
  if (ready <= wanted || ready > BEHIND_ON_PURPOSE_S) return 1;
  return ready > wanted + SWING_S ? FASTER : rate;
}

export const wantedAfterWait = (wanted: number): number => Math.min(MOST_WANTED_S, wanted + 1);

export interface CatchUp {
  /** True when the player plays the playlist itself; false where the browser does, as on iPhones, and controls its own latency. */
  byProgram: boolean;
  /** True when the browser preserves pitch at a higher rate. */
  keepsPitch: boolean;
  /** True when the rate set last was applied. */
  takesRate: boolean;
  /** True when it stalled while playing faster. */
  stoodStill: boolean;
}

/** True when a stream may play faster at all. A browser that plays the stream natively gets no second attempt after a stall. */
export const mayCatchUp = ({ byProgram, keepsPitch, takesRate, stoodStill }: CatchUp): boolean =>
  keepsPitch && takesRate && (byProgram || !stoodStill);

const pitchKept = ['preservesPitch', 'webkitPreservesPitch'];

/**
 * Reduces latency to the studio. Players start some seconds behind the latest picture in case the stream stalls; while it does not,
 * they catch up.
 */
export function catchUpWithStudio(player: VideoPlayer): void {
  const video = player.tech(true)?.el();
  const may = {
    byProgram: playsStreams(),
    keepsPitch: pitchKept.some((name) => video instanceof HTMLVideoElement && name in video),
    takesRate: true,
    stoodStill: false,
  };
  let wanted = WANTED_S;
  let ran = false;
  // Read from the element: the player knows a new rate only after the browser has reported it, a moment later.
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
    const next = mayCatchUp(may) ? liveRate(ready, wanted, rate) : 1;
    if (next !== rate) setRate(next);
  });
}
