import { figureCalls } from '@meetingapp/contract/exhibition/figure.ts';
import type { BodyOf } from '@meetingapp/contract/call.ts';
import { send } from '../../lib/calls/call.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';

export type Seen = BodyOf<typeof figureCalls.count>['seenParts'][number];

/** Share of an element that must be visible, and milliseconds for which it must be. */
const VISIBLE_SHARE = 0.5;
const VISIBLE_MS = 1000;
const SEND_AFTER_MS = 5000;
/** What one call takes. */
const MOST = 60;

/** Keys of what this page has noted since it was loaded; the server counts once a day. */
const noted = new Set<string>();
let waiting: { cid: string | number; seen: Seen }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Counts an element once it was visible for a second; returns what stops it. */
export function watchSeen(element: HTMLElement, cid: string | number, seen: Seen): () => void {
  let visible: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(visible);
      if (!entry?.isIntersecting) return;
      visible = setTimeout(() => {
        observer.disconnect();
        noteSeen(cid, seen);
      }, VISIBLE_MS);
    },
    { threshold: VISIBLE_SHARE },
  );
  observer.observe(element);
  return () => {
    clearTimeout(visible);
    observer.disconnect();
  };
}

/** Notes that something of an exhibitor was seen; several are sent together. */
function noteSeen(cid: string | number, seen: Seen): void {
  const key = `${cid}.${seen.exhibitorId}.${seen.place}.${seen.product}`;
  // A preview in the console is a frame.
  if (noted.has(key) || self !== top) return;
  noted.add(key);
  waiting.push({ cid, seen });
  timer ??= setTimeout(() => void sendSeen(), SEND_AFTER_MS);
}

/** Sends what was noted. What could not be sent waits for the next time. */
async function sendSeen(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const deviceMark = deviceStorage.get('fingerprint');
  const cid = waiting[0]?.cid;
  if (deviceMark === null || cid === undefined) return;
  const batch = waiting.filter((one) => one.cid === cid).slice(0, MOST);
  waiting = waiting.filter((one) => !batch.includes(one));
  const outcome = await send(
    figureCalls.count,
    { cid, deviceMark, seenParts: batch.map(({ seen }) => seen) },
    { quiet: true },
  );
  if (!outcome.ok && (outcome.failure.name === 'offline' || outcome.failure.name === 'unavailable'))
    waiting = [...batch, ...waiting];
  else if (waiting.length > 0) timer ??= setTimeout(() => void sendSeen(), SEND_AFTER_MS);
}

addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void sendSeen());
