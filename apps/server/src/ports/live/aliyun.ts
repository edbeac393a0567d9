import type { CloudLiveSettings } from '../settings.ts';
import { isSameText, md5 } from './md5.ts';
import type { CallbackOutcome, LiveProvider } from './provider.ts';

/** Older callbacks are refused, so that a recorded one cannot be replayed. */
const OLDEST_MS = 5 * 60_000;

/** `auth_key` of type A over the path and its time, without a random number or a user. */
export function aliyunSignature(key: string, path: string, until: Date): string {
  const time = Math.floor(until.getTime() / 1000);
  return `auth_key=${time}-0-0-${md5(`${path}-${time}-0-0-${key}`)}`;
}

/** Alibaba Cloud's live service (视频直播). */
export function aliyunLive(settings: CloudLiveSettings, publicUrl: string): LiveProvider {
  const { app } = settings;
  return {
    id: 'aliyun',
    pushAddress: ({ name }, until) => ({
      server: `rtmp://${settings.pushDomain}/${app}`,
      key: `${name}?${aliyunSignature(settings.pushKey, `/${app}/${name}`, until)}`,
    }),
    playAddress(name, until) {
      const path = `/${app}/${name}.m3u8`;
      return `https://${settings.playDomain}${path}?${aliyunSignature(settings.playKey, path, until)}`;
    },
    parseCallback: (callback, now) => {
      // Callbacks are signed for the push domain; the provider's pages on other callbacks name the host that is called.
      const domains = [settings.pushDomain, new URL(publicUrl).hostname];
      const judged = judge(callback.headers, domains, settings.callbackKey, now);
      return judged ?? parse(callback.query);
    },
  };
}

/** Verifies the header's signature over domain, time and key. Null: valid. */
function judge(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  domains: readonly string[],
  key: string,
  now: Date,
): CallbackOutcome | null {
  const time = headers['ali-live-timestamp'];
  const signature = headers['ali-live-signature'];
  if (typeof time !== 'string' || typeof signature !== 'string') return { ok: false, reason: 'malformed' };
  const signed = domains.some((domain) => isSameText(signature, md5(`${domain}|${time}|${key}`)));
  if (!signed) return { ok: false, reason: 'forged' };
  return Math.abs(now.getTime() - Number(time) * 1000) > OLDEST_MS ? { ok: false, reason: 'late' } : null;
}

function parse(query: Readonly<Record<string, string | undefined>>): CallbackOutcome {
  const { action, id: name = '', node = '', ip = '' } = query;
  if (name === '') return { ok: false, reason: 'malformed' };
  const client = `${node}/${ip}`;
  if (action === 'publish') return { ok: true, news: { kind: 'on', name, client, secret: null } };
  if (action === 'publish_done') return { ok: true, news: { kind: 'off', name, client } };
  return { ok: true, news: { kind: 'other' } };
}
