import { createHash, timingSafeEqual } from 'node:crypto';
import { integerAt, parseObject, textAt } from '../json.ts';
import type { MessengerSettings } from '../settings.ts';
import type { Transport } from '../transport.ts';
import type { Messenger, NotifyFault, NotifyResult, TemplateMessage, TemplateResult } from './messenger.ts';
import type { Tickets } from './tickets.ts';

interface Surroundings {
  accessToken: Tickets['accessToken'];
  transport: Transport;
  now: () => number;
}

const FAULTS: Record<number, NotifyFault> = {
  [-1]: 'unreachable',
  45009: 'too_often',
  45011: 'too_often',
  40003: 'not_following',
  43004: 'not_following',
  40037: 'no_template',
};
const EXPIRED: ReadonlySet<number> = new Set([40001, 40014, 42001]);
const EVENT_MS = 600_000;

/** Most characters of a field, by its type; a longer value would be refused. */
const lengths: Readonly<Record<string, number>> = { thing: 20, character_string: 32, number: 32, phrase: 5, const: 20 };

function shortened(field: string, value: string): string {
  const most = lengths[field.replace(/\d+$/, '')];
  const line = value.replace(/\s+/g, ' ').trim();
  const signs = [...line];
  return most === undefined || signs.length <= most ? line : `${signs.slice(0, most - 1).join('')}…`;
}

/** Template messages of an official account, and the events that report their results. */
export function templateMessages(
  { apiHost, templates, eventToken }: MessengerSettings,
  { accessToken, transport, now }: Surroundings,
): Pick<Messenger, 'hasTemplate' | 'notify' | 'isSigned' | 'readEvent'> {
  async function send(body: string, stale?: string): Promise<NotifyResult> {
    const got = await accessToken(stale);
    if (!got.ok) return { ok: false, reason: 'unreachable', detail: got.detail };
    const answer = await transport({
      method: 'POST',
      url: `${apiHost}/cgi-bin/message/template/send?access_token=${encodeURIComponent(got.token)}`,
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (!answer.ok) return { ok: false, reason: answer.unsent ? 'unreachable' : 'unknown', detail: answer.detail };
    const text = answer.body.toString('utf8');
    const said = parseObject(text);
    const code = integerAt(said, 'errcode');
    if (answer.status !== 200 || code === null)
      return { ok: false, reason: 'unknown', detail: `status ${answer.status}` };
    // The number has more digits than JavaScript's numbers hold.
    if (code === 0) return { ok: true, id: /"msgid"\s*:\s*"?(\d+)/.exec(text)?.[1] ?? '' };
    if (EXPIRED.has(code) && stale === undefined) return send(body, got.token);
    const detail = `${code} ${textAt(said, 'errmsg')}`;
    return { ok: false, reason: EXPIRED.has(code) ? 'unreachable' : (FAULTS[code] ?? 'refused'), detail };
  }

  return {
    hasTemplate: (template) => template in templates,
    async notify({ openid, template, language, variables, url, reference }: TemplateMessage) {
      const known = templates[`${template}.${language}`] ?? templates[template];
      if (known === undefined) return { ok: false, reason: 'no_template', detail: template };
      const data = Object.entries(known.fields).map(([field, name]) => [
        field,
        { value: shortened(field, variables[name] ?? '') },
      ]);
      return send(
        JSON.stringify({
          touser: openid,
          template_id: known.id,
          ...(url === null ? {} : { url }),
          client_msg_id: reference,
          data: Object.fromEntries(data),
        }),
      );
    },
    isSigned({ signature, timestamp, nonce }) {
      if (eventToken === null || !(Math.abs(now() - Number(timestamp) * 1000) < EVENT_MS)) return false;
      const right = createHash('sha1').update([eventToken, timestamp, nonce].toSorted().join('')).digest();
      const given = Buffer.from(signature, 'hex');
      return given.length === right.length && timingSafeEqual(given, right);
    },
    readEvent,
  };
}

/** The event TEMPLATESENDJOBFINISH. Its elements are flat, and only ids and a status are read. */
function readEvent(body: string): TemplateResult | null {
  const value = (name: string): string =>
    new RegExp(`<${name}>\\s*(?:<!\\[CDATA\\[([^\\]]*)\\]\\]>|([^<]*))\\s*</${name}>`)
      .exec(body)
      ?.slice(1)
      .find((part) => part !== undefined)
      ?.trim() ?? '';
  if (value('Event') !== 'TEMPLATESENDJOBFINISH') return null;
  const status = value('Status');
  return {
    openid: value('FromUserName'),
    id: value('MsgID'),
    delivered: status === 'success',
    fault: status === 'success' ? '' : status.replace(/^failed:\s*/, ''),
  };
}
