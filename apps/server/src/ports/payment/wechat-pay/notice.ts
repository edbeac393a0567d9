import { parseObject, textAt } from '../../json.ts';
import type { NoticeFault, NoticeHeaders, PaymentNotice } from '../provider.ts';
import type { WechatPayClient } from './client.ts';
import { readTransaction } from './orders.ts';
import { readRefund } from './refunds.ts';
import { openResource } from './resource.ts';
import { signatureFault } from './verify.ts';

type Parsed = { ok: true; notice: PaymentNotice } | { ok: false; reason: NoticeFault };

/** Verifies the signature over the raw bytes, then decrypts, then parses, then checks that the notice is for this merchant. */
export async function parseNotice(client: WechatPayClient, rawBody: Buffer, headers: NoticeHeaders): Promise<Parsed> {
  const fault = await signatureFault(rawBody, headers, client.keys, client.now());
  if (fault !== null) return { ok: false, reason: fault };

  const envelope = parseObject(rawBody.toString('utf8'));
  const plain = openResource(
    {
      nonce: textAt(envelope, 'resource', 'nonce'),
      associatedData: textAt(envelope, 'resource', 'associated_data'),
      ciphertext: textAt(envelope, 'resource', 'ciphertext'),
    },
    client.settings.apiV3Key,
  );
  const content = plain === null ? null : parseObject(plain.toString('utf8'));
  const id = textAt(envelope, 'id');
  if (content === null || id === '') return { ok: false, reason: 'unreadable' };

  const merchant = textAt(content, 'mchid');
  if (merchant !== client.settings.merchantId) return { ok: false, reason: 'other_merchant' };
  if (textAt(envelope, 'event_type').startsWith('REFUND.')) {
    const refund = readRefund(content);
    return refund === null
      ? { ok: false, reason: 'unreadable' }
      : { ok: true, notice: { kind: 'refund', id, merchant, ...refund } };
  }
  // A merchant number may serve several apps: accept only payments begun by this app.
  if (textAt(content, 'appid') !== client.settings.appId) return { ok: false, reason: 'other_merchant' };
  const payment = readTransaction(content);
  return payment === null
    ? { ok: false, reason: 'unreadable' }
    : { ok: true, notice: { kind: 'payment', id, ...payment } };
}
