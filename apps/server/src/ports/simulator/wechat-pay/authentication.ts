import { verifyRsa } from '../../payment/rsa.ts';
import { CLOCK_WINDOW_SECONDS, requestMessage } from '../../payment/wechat-pay/signature.ts';
import type { World } from '../world.ts';

const PART = /(\w+)="([^"]*)"/g;

/** The platform's refusal of a request that it cannot attribute to the merchant; null when it can. */
export function requestFault(
  world: World,
  request: { method: string; target: string; body: Buffer; authorization: string },
): { code: string; message: string } | null {
  const [scheme, rest = ''] = request.authorization.split(/ (.*)/s);
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return { code: 'SIGN_ERROR', message: 'Authorization 的认证类型不正确' };
  const parts = Object.fromEntries([...rest.matchAll(PART)].map(([, name = '', value = '']) => [name, value]));
  const { mchid, serial_no: serial, timestamp = '', nonce_str: nonce = '', signature = '' } = parts;
  const { merchantId, merchantSerial } = world.credentials;
  if (mchid !== merchantId) return { code: 'MCH_NOT_EXISTS', message: '商户号不存在' };
  if (serial !== merchantSerial) return { code: 'SIGN_ERROR', message: '商户证书序列号有误' };
  if (Math.abs(world.now() / 1000 - Number(timestamp)) > CLOCK_WINDOW_SECONDS || !/^\d+$/.test(timestamp)) {
    return { code: 'SIGN_ERROR', message: 'HTTP 头 Authorization 中的 timestamp 与发起请求的时间不得超过 5 分钟' };
  }
  const message = requestMessage(request.method, request.target, timestamp, nonce, request.body.toString('utf8'));
  return verifyRsa(message, signature, world.keys.merchant) ? null : { code: 'SIGN_ERROR', message: '签名错误' };
}
