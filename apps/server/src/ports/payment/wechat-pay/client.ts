import { createPrivateKey, type KeyObject } from 'node:crypto';
import { parseObject, textAt, type JsonObject } from '../../json.ts';
import type { WechatPaySettings } from '../../settings.ts';
import { addressParts, type Answer, type Transport } from '../../transport.ts';
import type { Outcome, PaymentFault } from '../provider.ts';
import { platformKeys, type PlatformKeys } from './platform-keys.ts';
import { authorization, newNonce } from './signature.ts';
import { hasSignature, signatureFault } from './verify.ts';

/** Signed requests to WeChat Pay, whose answers are verified before they are parsed. */
export interface WechatPayClient {
  readonly settings: WechatPaySettings;
  readonly privateKey: KeyObject;
  readonly keys: PlatformKeys;
  readonly now: () => number;
  /** @param path including its query. An answer without content returns an empty object. */
  call(method: 'GET' | 'POST', path: string, body?: JsonObject): Promise<Outcome<{ answer: JsonObject }>>;
  /** A signed request whose answer has no signature (a bill's file, certificates). */
  fetchUnsigned(url: string): Promise<Answer>;
}

export function wechatPayClient(settings: WechatPaySettings, transport: Transport, now: () => number): WechatPayClient {
  const privateKey = createPrivateKey(settings.privateKey);
  const identity = { merchantId: settings.merchantId, serial: settings.serial, privateKey };

  function send(method: 'GET' | 'POST', url: string, body: string, extra: Record<string, string>): Promise<Answer> {
    const { target } = addressParts(url);
    const timestamp = String(Math.floor(now() / 1000));
    return transport({
      method,
      url,
      headers: {
        accept: 'application/json',
        'user-agent': 'meetingapp',
        authorization: authorization(identity, { method, target, body, timestamp, nonce: newNonce() }),
        ...(body === '' ? {} : { 'content-type': 'application/json' }),
        ...extra,
      },
      ...(body === '' ? {} : { body }),
    });
  }

  const keys = platformKeys({
    publicKeys: settings.publicKeys,
    apiV3Key: settings.apiV3Key,
    now,
    fetchCertificates: async () => {
      const answer = await send('GET', `${settings.host}/v3/certificates`, '', {});
      return answer.ok && answer.status === 200 ? answer.body : null;
    },
  });

  async function call(
    method: 'GET' | 'POST',
    path: string,
    body?: JsonObject,
  ): Promise<Outcome<{ answer: JsonObject }>> {
    const extra: Record<string, string> = keys.preferred === null ? {} : { 'wechatpay-serial': keys.preferred };
    const answer = await send(method, settings.host + path, body === undefined ? '' : JSON.stringify(body), extra);
    if (!answer.ok) return { ok: false, reason: 'unreachable', detail: answer.detail };
    // Never final, whether or not it is signed.
    if (answer.status >= 500) return refusal(answer.status, parseObject(answer.body.toString('utf8')));
    const success = answer.status >= 200 && answer.status < 300;
    // Refusals before authentication are unsigned; a signature that is present must be valid.
    if (success || hasSignature(answer.headers)) {
      const fault = await signatureFault(answer.body, answer.headers, keys, now());
      if (fault !== null) return { ok: false, reason: 'untrusted', detail: fault };
    }
    const content = answer.body.length === 0 ? {} : parseObject(answer.body.toString('utf8'));
    if (!success) return refusal(answer.status, content);
    return content === null
      ? { ok: false, reason: 'unreachable', detail: 'unreadable answer' }
      : { ok: true, answer: content };
  }

  return { settings, privateKey, keys, now, call, fetchUnsigned: (url) => send('GET', url, '', {}) };
}

/** The published lists contain both old and new spellings. */
const FAULTS: Record<string, PaymentFault> = {
  ORDER_NOT_EXIST: 'not_found',
  ORDERNOTEXIST: 'not_found',
  RESOURCE_NOT_EXISTS: 'not_found',
  ORDER_PAID: 'already_paid',
  ORDERPAID: 'already_paid',
  ORDER_CLOSED: 'closed',
  ORDERCLOSED: 'closed',
  OUT_TRADE_NO_USED: 'number_taken',
  NOT_ENOUGH: 'not_enough',
  NOTENOUGH: 'not_enough',
  FREQUENCY_LIMITED: 'too_often',
  FREQUENCY_LIMIT_EXCEED: 'too_often',
  RATELIMIT_EXCEEDED: 'too_often',
};

function refusal(status: number, content: JsonObject | null): { ok: false; reason: PaymentFault; detail: string } {
  const code = textAt(content, 'code');
  const detail = `${status} ${code} ${textAt(content, 'message')}`.trim();
  if (status >= 500) return { ok: false, reason: 'unreachable', detail };
  return { ok: false, reason: FAULTS[code] ?? (status === 429 ? 'too_often' : 'refused'), detail };
}
