import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LiveNews, LiveProvider } from './provider.ts';

/** The key that nginx sends with its reports, in the address in its configuration. */
export const hookKey = (secret: string): string =>
  createHmac('sha256', secret).update('live hooks').digest('base64url');

/** The bundled nginx with its RTMP module, as deploy/live configures it. */
export function ownLive({ pushUrl, secret }: { pushUrl: string; secret: string }): LiveProvider {
  const right = Buffer.from(hookKey(secret));
  return {
    id: 'own',
    pushAddress: ({ name, secret: key }) => ({ server: pushUrl, key: `${name}?secret=${key}` }),
    playAddress: () => null,
    parseCallback({ query, body }) {
      const given = Buffer.from(query['key'] ?? '');
      if (given.length !== right.length || !timingSafeEqual(given, right)) return { ok: false, reason: 'forged' };
      const news = newsOf(new URLSearchParams(body));
      return news ? { ok: true, news } : { ok: false, reason: 'malformed' };
    },
  };
}

/** All parameters of the studio's push address are included under the same names; nginx's own fields come first. */
function newsOf(fields: URLSearchParams): LiveNews | null {
  const name = fields.get('name') ?? '';
  const client = fields.get('clientid') ?? '';
  if (name === '') return null;
  switch (fields.get('call')) {
    case 'publish':
      return { kind: 'on', name, client, secret: fields.get('secret') ?? '' };
    case 'publish_done':
      return { kind: 'off', name, client };
    case 'record_done':
      return { kind: 'recorded', name };
    case null:
    default:
      return { kind: 'other' };
  }
}
