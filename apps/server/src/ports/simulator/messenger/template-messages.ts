import { randomInt } from 'node:crypto';
import { asObject, textAt, type JsonObject } from '../../json.ts';
import { outboxEntry, type World } from '../world.ts';
import { failure, type Authority } from './authority.ts';

/** Openids with this ending do not follow the account. */
const STRANGER = /stranger0*$/;

/** Sends a template message to the outbox; returns the answer as JSON, whose number has more digits than JavaScript's numbers hold. */
export function sendTemplateMessage(
  world: World,
  messenger: Authority,
  token: string,
  asked: JsonObject | null,
): string {
  if (!messenger.isToken(token))
    return JSON.stringify(failure(40001, 'invalid credential, access_token is invalid or not latest'));
  const to = textAt(asked, 'touser');
  const template = textAt(asked, 'template_id');
  if (to === '') return JSON.stringify(failure(40003, 'invalid openid'));
  if (template === '') return JSON.stringify(failure(40037, 'invalid template_id'));
  if (STRANGER.test(to)) return JSON.stringify(failure(43004, 'require subscribe'));
  const data = asObject(asked?.['data']) ?? {};
  const variables = Object.fromEntries(Object.keys(data).map((name) => [name, textAt(data, name, 'value')]));
  const outId = textAt(asked, 'client_msg_id');
  const known = world.outbox.find(
    (entry) => entry.channel === 'messenger' && entry.to === to && entry.receipt?.outId === outId,
  );
  const receipt = known?.receipt ?? { bizId: `24241908432${randomInt(10_000_000, 100_000_000)}`, outId };
  if (known === undefined || outId === '') {
    const text = Object.values(variables).join('\n');
    const link = textAt(asked, 'url');
    outboxEntry(world, {
      channel: 'messenger',
      to,
      subject: template,
      text: `${text}\n${link}`,
      variables,
      attachments: [],
      receipt,
    });
  }
  return `{"errcode":0,"errmsg":"ok","msgid":${receipt.bizId}}`;
}
