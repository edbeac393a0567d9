import { pickFile } from './pick-file.ts';
import type { Done, Platform, Position, Shared } from './device.ts';

const LOCATION_TIMEOUT_MS = 10_000;

export function browserLocation(): Promise<Done<Position>> {
  if (!('geolocation' in navigator)) return Promise.resolve({ ok: false, reason: 'unsupported' });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ ok: true, value: { lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy } }),
      ({ code }) => resolve({ ok: false, reason: code === 1 ? 'denied' : code === 3 ? 'timeout' : 'failed' }),
      { enableHighAccuracy: true, timeout: LOCATION_TIMEOUT_MS },
    );
  });
}

async function share({ title, text, link }: Shared): Promise<Done<null>> {
  try {
    if ('share' in navigator) await navigator.share({ title, text, url: link });
    else await (navigator as Navigator).clipboard.writeText(link);
    return { ok: true, value: null };
  } catch (error) {
    return { ok: false, reason: error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed' };
  }
}

export const browserPlatform: Platform = {
  kind: 'browser',
  configure: () => Promise.resolve(),
  // Pages show their own camera (`shared/camera`).
  scan: () => Promise.resolve({ ok: false, reason: 'unsupported' }),
  pickImage: pickFile,
  location: browserLocation,
  share,
  callPhone: (number) => location.assign(`tel:${number.replace(/[^\d+]/g, '')}`),
  close: () => window.close(),
  pay: () => Promise.resolve({ ok: false, reason: 'unsupported' }),
};
