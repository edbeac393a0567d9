import type { Texts } from '../../texts.ts';
import type { camera as source } from '../../zh/checkin/camera.ts';

export const camera = {
  title: 'Scan a code',
  aim: 'Hold the camera over a QR code or bar code',
  close: 'Close',
  denied: 'No access to the camera. Allow it in the browser’s settings, or use a hardware scanner or type the code',
  missing: 'This browser cannot read codes by camera. Use a hardware scanner, or type the code',
  resting: 'The phone lies flat, so the camera rests. Pick it up to go on',
} as const satisfies Texts<typeof source>;
