import type { CloudLiveSettings } from '../settings.ts';
import { isSameText, md5 } from './md5.ts';
import type { CallbackOutcome, LiveNews, LiveProvider } from './provider.ts';

const PUSH = 1;
const CUT = 0;

/** `txSecret` over key, stream and time, the time in hexadecimal. */
export function tencentSignature(key: string, streamName: string, until: Date): string {
  const time = Math.floor(until.getTime() / 1000)
    .toString(16)
    .toUpperCase();
  return `txSecret=${md5(key + streamName + time)}&txTime=${time}`;
}

/** Tencent Cloud's live service (云直播). */
export function tencentLive(settings: CloudLiveSettings): LiveProvider {
  const { app } = settings;
  return {
    id: 'tencent',
    pushAddress: ({ name }, until) => ({
      server: `rtmp://${settings.pushDomain}/${app}`,
      key: `${name}?${tencentSignature(settings.pushKey, name, until)}`,
    }),
    playAddress: (name, until) =>
      `https://${settings.playDomain}/${app}/${name}.m3u8?${tencentSignature(settings.playKey, name, until)}`,
    parseCallback: ({ body }, now) => parse(body, settings.callbackKey, now),
  };
}

/** `sign` covers the key and its expiry, but not the content, so the address must only be reachable by HTTPS. */
function parse(body: string, key: string, now: Date): CallbackOutcome {
  const told = objectIn(body);
  const { t: time, sign, stream_id: name, event_type: kind, sequence } = told ?? {};
  // A number in their newer documentation, text in the older.
  const t = typeof time === 'number' ? String(time) : time;
  if (typeof t !== 'string' || !/^\d{1,12}$/.test(t) || typeof sign !== 'string')
    return { ok: false, reason: 'malformed' };
  if (!isSameText(sign, md5(key + t))) return { ok: false, reason: 'forged' };
  if (Number(t) * 1000 < now.getTime()) return { ok: false, reason: 'late' };
  if (typeof name !== 'string') return { ok: true, news: { kind: 'other' } };
  return { ok: true, news: newsOf(kind, name, typeof sequence === 'string' ? sequence : '') };
}

function newsOf(kind: unknown, name: string, client: string): LiveNews {
  if (kind === PUSH) return { kind: 'on', name, client, secret: null };
  if (kind === CUT) return { kind: 'off', name, client };
  return { kind: 'other' };
}

function objectIn(body: string): Record<string, unknown> | null {
  try {
    const told: unknown = JSON.parse(body);
    return typeof told === 'object' && told !== null ? { ...told } : null;
  } catch {
    return null;
  }
}
