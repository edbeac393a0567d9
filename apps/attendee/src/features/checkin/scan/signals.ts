import type { ShownVerdict } from './shown-verdict.ts';

/** Tones of each verdict: hertz and milliseconds. They differ in pitch and number, so that nobody needs to look. */
const tones: Readonly<Record<ShownVerdict['kind'], readonly (readonly [hertz: number, ms: number])[]>> = {
  admit: [[1320, 120]],
  out: [[990, 120]],
  later: [[1320, 30]],
  already: [
    [660, 120],
    [660, 120],
  ],
  refuse: [[220, 350]],
  undone: [[440, 60]],
};
const buzzes: Readonly<Record<ShownVerdict['kind'], number | number[]>> = {
  admit: 40,
  out: 40,
  later: 20,
  already: [80, 60, 80],
  refuse: 300,
  undone: 20,
};
const GAP_S = 0.06;

let context: AudioContext | null = null;

/** Sound and vibration of a verdict. A browser that plays no sound before the first tap stays silent until then. */
export function signal(kind: ShownVerdict['kind']): void {
  navigator.vibrate?.(buzzes[kind]);
  try {
    context ??= new AudioContext();
    let at = context.currentTime;
    for (const [hertz, ms] of tones[kind]) {
      const tone = context.createOscillator();
      tone.frequency.value = hertz;
      tone.connect(context.destination);
      tone.start(at);
      tone.stop(at + ms / 1000);
      at += ms / 1000 + GAP_S;
    }
  } catch {
    // A browser without audio still shows colour, shape and word.
  }
}
