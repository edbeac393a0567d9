import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { asObject, parseObject, textAt, type JsonObject } from '../../json.ts';
import type { AlipaySettings } from '../../settings.ts';
import type { Answer, Transport } from '../../transport.ts';
import type { Outcome, PaymentFault } from '../provider.ts';
import { verifyRsa } from '../rsa.ts';
import { rawMember, signRequest, type Parameters } from './signature.ts';
import { shanghaiText } from './zone.ts';

export interface AlipayClient {
  readonly settings: AlipaySettings;
  call(method: string, content: JsonObject): Promise<Outcome<{ answer: JsonObject }>>;
  /** Fetches a file at an address from a verified answer. */
  fetchFile(url: string): Promise<Answer>;
  /** Returns an address for the payer's browser; nothing happens at Alipay before it is opened. */
  page(method: string, content: JsonObject, addresses: { notifyUrl: string; returnUrl: string }): string;
}

export function alipayClient(settings: AlipaySettings, transport: Transport, now: () => number): AlipayClient {
  const privateKey = createPrivateKey(settings.privateKey);
  const publicKey = createPublicKey(settings.publicKey);

  function signed(method: string, content: JsonObject, more: Parameters): Parameters {
    return signRequest(
      {
        app_id: settings.appId,
        method,
        format: 'JSON',
        charset: 'utf-8',
        sign_type: 'RSA2',
        version: '1.0',
        timestamp: shanghaiText(now()),
        biz_content: JSON.stringify(content),
        ...more,
      },
      privateKey,
    );
  }

  return {
    settings,
    fetchFile: (url) => transport({ method: 'GET', url }),
    page: (method, content, { notifyUrl, returnUrl }) =>
      `${settings.gateway}?${new URLSearchParams(signed(method, content, { notify_url: notifyUrl, return_url: returnUrl })).toString()}`,
    async call(method, content) {
      const { biz_content = '', ...system } = signed(method, content, {});
      const answer = await transport({
        method: 'POST',
        url: `${settings.gateway}?${new URLSearchParams(system).toString()}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
        body: new URLSearchParams({ biz_content }).toString(),
      });
      if (!answer.ok) return { ok: false, reason: 'unreachable', detail: answer.detail };
      if (answer.status !== 200) return { ok: false, reason: 'unreachable', detail: `status ${answer.status}` };
      return readAnswer(answer.body.toString('utf8'), `${method.replaceAll('.', '_')}_response`, publicKey);
    },
  };
}

function readAnswer(text: string, member: string, publicKey: KeyObject): Outcome<{ answer: JsonObject }> {
  const whole = parseObject(text);
  const raw = rawMember(text, member);
  const content = asObject(whole?.[member]) ?? asObject(whole?.['error_response']);
  if (content === null) return { ok: false, reason: 'unreachable', detail: 'unreadable answer' };
  const signature = textAt(whole, 'sign');
  const succeeded = textAt(content, 'code') === '10000';
  // A refusal of an unattributable request is unsigned; a signature that is present must be valid.
  if ((succeeded || signature !== '') && !(raw !== null && verifyRsa(raw, signature, publicKey))) {
    return { ok: false, reason: 'untrusted', detail: 'bad signature' };
  }
  return succeeded ? { ok: true, answer: content } : refusal(content);
}

const FAULTS: Record<string, PaymentFault> = {
  'ACQ.TRADE_NOT_EXIST': 'not_found',
  'ACQ.TRADE_HAS_SUCCESS': 'already_paid',
  'ACQ.TRADE_HAS_CLOSE': 'closed',
  'ACQ.TRADE_HAS_FINISHED': 'refused',
  'ACQ.CONTEXT_INCONSISTENT': 'number_taken',
  'ACQ.SELLER_BALANCE_NOT_ENOUGH': 'not_enough',
  'ACQ.SYSTEM_ERROR': 'unreachable',
  'aop.ACQ.SYSTEM_ERROR': 'unreachable',
  'isp.unknow-error': 'unreachable',
  'isv.app-call-limited': 'too_often',
};

function refusal(content: JsonObject): { ok: false; reason: PaymentFault; detail: string } {
  const code = textAt(content, 'code');
  const subCode = textAt(content, 'sub_code');
  const detail = `${code} ${subCode} ${textAt(content, 'sub_msg')}`.trim();
  return { ok: false, reason: FAULTS[subCode] ?? (code === '20000' ? 'unreachable' : 'refused'), detail };
}
