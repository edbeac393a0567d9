import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { asObject, parseObject } from '../../json.ts';
import { aliyunAuthorization, sha256Hex } from '../../sms/aliyun-signature.ts';
import { providerCalls, rawBody } from '../calls-hooks.ts';
import { outboxEntry, type World } from '../world.ts';

const WINDOW_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;

/** Aliyun's `SendSms`: signature, clock, number, and the limits of codes per number (1 a minute, 5 an hour). */
export async function smsRoutes(scope: FastifyInstance, world: World, nonces: Set<string>): Promise<void> {
  providerCalls(scope, world);

  scope.post<{ Querystring: Record<string, string> }>('/', async (request, reply) => {
    const fail = (code: string, message: string, status = 400): object => {
      reply.code(status);
      return { RequestId: randomUUID(), Code: code, Message: message };
    };
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    const body = rawBody(request.body).toString('utf8');
    const path = (request.raw.url ?? '').replace(/\?.*$/, '');
    const { smsKeyId, smsKeySecret } = world.credentials;
    const expected = aliyunAuthorization(
      { method: 'POST', path, query: request.query, headers, body },
      smsKeyId,
      smsKeySecret,
    );
    const nonce = headers['x-acs-signature-nonce'] ?? '';
    if (headers['authorization'] !== expected || headers['x-acs-content-sha256'] !== sha256Hex(body)) {
      return fail('SignatureDoesNotMatch', 'Specified signature does not match our calculation.');
    }
    if (!(Math.abs(world.now() - Date.parse(headers['x-acs-date'] ?? '')) < WINDOW_MS))
      return fail('InvalidTimeStamp.Expired', 'Specified time stamp is expired.');
    if (nonce === '' || nonces.has(nonce))
      return fail('SignatureNonceUsed', 'Specified signature nonce was used already.');
    nonces.add(nonce);
    if (headers['x-acs-action'] !== 'SendSms')
      return fail('InvalidAction.NotFound', 'Specified api is not found.', 404);

    const {
      PhoneNumbers: phone = '',
      SignName: sign = '',
      TemplateCode: template = '',
      TemplateParam: parameters = '{}',
    } = request.query;
    if (!/^\d{8,15}$/.test(phone)) return fail('isv.MOBILE_NUMBER_ILLEGAL', '手机号码格式错误', 200);
    const variables = stringsOf(parseObject(parameters));
    if (variables === null) return fail('isv.INVALID_JSON_PARAM', '参数格式错误', 200);
    if (overLimit(world, phone, template)) return fail('isv.BUSINESS_LIMIT_CONTROL', '触发分钟级或小时级流控', 200);
    const text = `【${sign}】${template} ${Object.entries(variables)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ')}`;
    const receipt = { bizId: `${world.now()}${randomInt(100_000, 1_000_000)}^0`, outId: request.query['OutId'] ?? '' };
    outboxEntry(world, { channel: 'sms', to: phone, subject: template, text, variables, attachments: [], receipt });
    return { RequestId: randomUUID(), Code: 'OK', Message: 'OK', BizId: receipt.bizId };
  });
}

function overLimit(world: World, phone: string, template: string): boolean {
  if (!template.startsWith('code') || !world.faults.smsLimits) return false;
  const ages = world.outbox
    .filter((entry) => entry.channel === 'sms' && entry.to === phone && entry.subject.startsWith('code'))
    .map((entry) => world.now() - entry.at);
  return ages.some((age) => age < 60_000) || ages.filter((age) => age < HOUR_MS).length >= 5;
}

function stringsOf(content: Record<string, unknown> | null): Record<string, string> | null {
  if (asObject(content) === null) return null;
  return Object.fromEntries(Object.entries(content ?? {}).map(([name, value]) => [name, String(value)]));
}
