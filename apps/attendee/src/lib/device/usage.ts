import { usageCalls, type UsageEvent } from '@meetingapp/contract/statistics/usage.ts';
import { language } from '../texts/language.ts';
import { deviceStorage } from '../storage/device-storage.ts';

type Noted = Omit<UsageEvent, 'ago'> & { at: number };

const SEND_AFTER_MS = 10_000;
const DAY_MS = 86_400_000;
/** Events sent at once; beyond it, on a phone offline for long, the oldest are dropped. */
const MOST = 50;
let noted: Noted[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

interface Position {
  address?: string;
  lat?: number;
  lng?: number;
}

/** The position stored on the device; null when it is missing or invalid. */
function positionIn(text: string | null): Position | null {
  try {
    return text === null ? null : (JSON.parse(text) as Position | null);
  } catch {
    return null;
  }
}

/** Records that a page was seen or shared, for the organiser's figures (T22). Does not block. */
export function noteUsage(type: UsageEvent['type'], parameter: UsageEvent['parameter'] = {}): void {
  const fingerprint = deviceStorage.get('fingerprint');
  if (fingerprint === null) return;
  const position = positionIn(deviceStorage.get('pos'));
  noted.push({
    at: Date.now(),
    uid: deviceStorage.get('newRegisterUid') ?? deviceStorage.get('uid') ?? '',
    fingerprint,
    cid: deviceStorage.get('cid') ?? '',
    type,
    location: position?.address ?? '',
    lng: position?.lng ?? null,
    lat: position?.lat ?? null,
    url: location.origin + location.pathname,
    ul_agent: navigator.userAgent.slice(0, 400),
    parameter,
    lang: language.get(),
    sourceCode: deviceStorage.get('sourceCode') ?? '',
  });
  noted = noted.slice(-MOST);
  timer ??= setTimeout(sendUsage, SEND_AFTER_MS);
}

/** Sends the recorded events. When offline or refused by the browser they stay for the next time. */
export function sendUsage(): void {
  clearTimeout(timer);
  timer = undefined;
  if (noted.length === 0 || !navigator.onLine || !('sendBeacon' in navigator)) return;
  const now = Date.now();
  const events = noted.map(({ at, ...event }) => ({ ...event, ago: Math.min(Math.max(now - at, 0), DAY_MS) }));
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
  if (navigator.sendBeacon(usageCalls.tell.path, body)) noted = [];
}

// Server rendering records no views and has no page to leave.
if (typeof document !== 'undefined') {
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendUsage());
  addEventListener('pagehide', sendUsage);
}
