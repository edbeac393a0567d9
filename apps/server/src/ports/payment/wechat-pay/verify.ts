import type { NoticeFault, NoticeHeaders } from '../provider.ts';
import { verifyRsa } from '../rsa.ts';
import type { PlatformKeys } from './platform-keys.ts';
import { answerMessage, CLOCK_WINDOW_SECONDS } from './signature.ts';

type SignatureFault = Extract<NoticeFault, 'no_signature' | 'old_timestamp' | 'unknown_key' | 'bad_signature'>;

function header(headers: NoticeHeaders, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

export function hasSignature(headers: NoticeHeaders): boolean {
  return header(headers, 'wechatpay-signature') !== '';
}

/**
 * Verifies that these exact bytes come from WeChat Pay, now. Null: valid. WeChat Pay's deliberately wrong probes fail like any other
 * forgery.
 */
export async function signatureFault(
  rawBody: Buffer,
  headers: NoticeHeaders,
  keys: PlatformKeys,
  now: number,
): Promise<SignatureFault | null> {
  const timestamp = header(headers, 'wechatpay-timestamp');
  const nonce = header(headers, 'wechatpay-nonce');
  const serial = header(headers, 'wechatpay-serial');
  const signature = header(headers, 'wechatpay-signature');
  if (!/^\d{1,12}$/.test(timestamp) || nonce === '' || serial === '' || signature === '') return 'no_signature';
  if (Math.abs(now / 1000 - Number(timestamp)) >= CLOCK_WINDOW_SECONDS) return 'old_timestamp';
  const key = await keys.find(serial);
  if (key === null) return 'unknown_key';
  return verifyRsa(answerMessage(timestamp, nonce, rawBody), signature, key) ? null : 'bad_signature';
}
