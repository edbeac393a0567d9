/** One frame of an MP3 at 16 kHz: a tone of 444 Hz whose waves fit the frame, so that frames in a row are one tone. */
const frame =
  'fff338c4000ac33df800b80fe1fffe11ea34187ece1106f4182267fffffea3fffffebff9d6fffffffce96bf95067ffffffe9ffffd7fe51a4';
const FRAME_BYTES = 108;
const FRAMES_A_SECOND = 16_000 / 576;

/** A tone in place of a voice, so that there is something to hear. */
export const toneOf = (seconds: number): Buffer => {
  const one = Buffer.concat([Buffer.from(frame, 'hex')], FRAME_BYTES);
  return Buffer.concat(Array.from({ length: Math.round(seconds * FRAMES_A_SECOND) }, () => one));
};
