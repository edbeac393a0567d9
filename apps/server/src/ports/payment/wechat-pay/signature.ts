import { randomBytes, type KeyLike } from 'node:crypto';
import type { JsapiParameters } from '../provider.ts';
import { signRsa } from '../rsa.ts';

/** Maximum clock difference in seconds, in either direction. */
export const CLOCK_WINDOW_SECONDS = 300;

export interface MerchantIdentity {
  merchantId: string;
  serial: string;
  privateKey: KeyLike;
}

/** Each part ends with a line feed, including the last. */
function lines(...parts: string[]): string {
  return parts.map((part) => `${part}\n`).join('');
}

/** @param target path and query as sent. */
export function requestMessage(method: string, target: string, timestamp: string, nonce: string, body: string): string {
  return lines(method, target, timestamp, nonce, body);
}

/** The message signed by the platform, in answers and in notices. */
export function answerMessage(timestamp: string, nonce: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(lines(timestamp, nonce)), body, Buffer.from('\n')]);
}

export function newNonce(): string {
  return randomBytes(16).toString('hex').toUpperCase();
}

export function authorization(
  identity: MerchantIdentity,
  request: { method: string; target: string; body: string; timestamp: string; nonce: string },
): string {
  const { method, target, body, timestamp, nonce } = request;
  const signature = signRsa(requestMessage(method, target, timestamp, nonce, body), identity.privateKey);
  return (
    `WECHATPAY2-SHA256-RSA2048 mchid="${identity.merchantId}",nonce_str="${nonce}",timestamp="${timestamp}",` +
    `serial_no="${identity.serial}",signature="${signature}"`
  );
}

/** The signed parameters with which a page opens the messenger's cashier. */
export function jsapiParameters(
  order: { appId: string; prepayId: string; timestamp: string; nonce: string },
  privateKey: KeyLike,
): JsapiParameters {
  const bundle = `prepay_id=${order.prepayId}`;
  return {
    appId: order.appId,
    timeStamp: order.timestamp,
    nonceStr: order.nonce,
    package: bundle,
    signType: 'RSA',
    paySign: signRsa(lines(order.appId, order.timestamp, order.nonce, bundle), privateKey),
  };
}
