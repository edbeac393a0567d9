import { usageCalls, type UsageEvent } from '@meetingapp/contract/statistics-usage.ts';
import { language } from './language.ts';
import { stored } from './stored.ts';

type Noted = Omit<UsageEvent, 'ago'> & { at: number };

const SEND_AFTER_MS = 10_000;
const DAY_MS = 86_400_000;
/** So many are sent at once; of a phone that is without network for long, the oldest go. */
const MOST = 50;
let noted: Noted[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

interface Position {
  address?: string;
  lat?: number;
  lng?: number;
}

/** The position as it lies on the device; what is spoilt there is none. */
function positionIn(text: string | null): Position | null {
  try {
    return text === null ? null : (JSON.parse(text) as Position | null);
  } catch {
    return null;
  }
}

/** Notes that a page was seen, or shared, for the organiser's figures (T22). It costs nobody any waiting. */
export function noteUsage(type: UsageEvent['type'], parameter: UsageEvent['parameter'] = {}): void {
  const fingerprint = stored.get('fingerprint');
  if (fingerprint === null) return;
  const position = positionIn(stored.get('pos'));
  noted.push({
    at: Date.now(),
    uid: stored.get('newRegisterUid') ?? stored.get('uid') ?? '',
    fingerprint,
    cid: stored.get('cid') ?? '',
    type,
    location: position?.address ?? '',
    lng: position?.lng ?? null,
    lat: position?.lat ?? null,
    url: location.origin + location.pathname,
    ul_agent: navigator.userAgent.slice(0, 400),
    parameter,
    lang: language.get(),
    sourceCode: stored.get('sourceCode') ?? '',
  });
  noted = noted.slice(-MOST);
  timer ??= setTimeout(sendUsage, SEND_AFTER_MS);
}

/** Sends what is noted. A browser that is without network, or does not take it, keeps it for the next time. */
export function sendUsage(): void {
  clearTimeout(timer);
  timer = undefined;
  if (noted.length === 0 || !navigator.onLine || !('sendBeacon' in navigator)) return;
  const now = Date.now();
  const events = noted.map(({ at, ...event }) => ({ ...event, ago: Math.min(Math.max(now - at, 0), DAY_MS) }));
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
  if (navigator.sendBeacon(usageCalls.tell.path, body)) noted = [];
}

// Where the server paints nothing is seen and nobody leaves.
if (typeof document !== 'undefined') {
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendUsage());
  addEventListener('pagehide', sendUsage);
}
