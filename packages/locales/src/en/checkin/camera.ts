import type { Texts } from '../../texts.ts';
import type { camera as source } from '../../zh/checkin/camera.ts';

export const camera = {
  title: 'Scan a code',
  aim: 'Hold the camera over a QR code or bar code',
  close: 'Close',
  faults: {
    denied: 'The browser may not use the camera',
    missing: 'No camera was found, or this page was not opened with https',
    busy: 'Another program is using the camera',
    stopped: 'The phone is using the camera, for instance for a call',
    unread: 'The code reader could not be downloaded',
  },
  waysOut: {
    denied:
      'Allow the camera in the site settings beside the address; scanning then goes on automatically. Or use a hardware scanner, or type the bar code below',
    missing: 'Use another phone or a hardware scanner, or type the bar code below',
    busy: 'Close the program that is using it and press “Try again”. Or use a hardware scanner, or type the bar code below',
    stopped: 'Scanning resumes when you return to this page. If it does not, press “Try again”',
    unread: 'Connect to a network and press “Try again”. Or use a hardware scanner, or type the bar code below',
  },
  again: 'Try again',
  resting: 'The phone is lying flat, so the camera is paused to save battery. Pick it up to continue',
  wake: 'Keep scanning while flat',
  typed: 'Bar code or ticket code',
  typedAct: 'OK',
} as const satisfies Texts<typeof source>;
