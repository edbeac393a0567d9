import type { Texts } from '../../texts.ts';
import type { camera as source } from '../../zh/checkin/camera.ts';

export const camera = {
  title: 'Scan a code',
  aim: 'Hold the camera over a QR code or bar code',
  close: 'Close',
  faults: {
    denied: 'The browser may not use the camera',
    missing: 'No camera was found, or this page has no https address',
    busy: 'Another program is using the camera',
    stopped: 'The phone took the camera away, for instance for a call',
    unread: 'The reader of codes could not be downloaded',
  },
  waysOut: {
    denied:
      'Allow the camera in the site settings beside the address; scanning then goes on automatically. Or use a hardware scanner, or type the bar code below',
    missing: 'Use another phone or a hardware scanner, or type the bar code below',
    busy: 'Close the program that uses it and press “Try again”. Or use a hardware scanner, or type the bar code below',
    stopped: 'Scanning goes on when you return to this page; otherwise press “Try again”',
    unread: 'Connect to a network and press “Try again”. Or use a hardware scanner, or type the bar code below',
  },
  again: 'Try again',
  resting: 'The phone lies flat, so the camera rests to save the battery. Pick the phone up to go on',
  wake: 'Scan while it lies flat',
  typed: 'Bar code or ticket code',
  typedAct: 'OK',
} as const satisfies Texts<typeof source>;
