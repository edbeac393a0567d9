import { signRsa } from '../../payment/rsa.ts';
import { answerMessage, newNonce } from '../../payment/wechat-pay/signature.ts';
import type { World } from '../world.ts';

/** The headers that authenticate a body as the platform's. @param serial the requested key, if known. */
export function platformHeaders(world: World, body: string, serial: string | undefined): Record<string, string> {
  const { certificateSerial, platformKeyId } = world.credentials;
  const byCertificate =
    serial === certificateSerial || (serial !== platformKeyId && world.faults.signWith === 'certificate');
  const timestamp = String(Math.floor(world.now() / 1000));
  const nonce = newNonce();
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': byCertificate ? certificateSerial : platformKeyId,
    'wechatpay-signature': signRsa(
      answerMessage(timestamp, nonce, Buffer.from(body)),
      byCertificate ? world.keys.certificate : world.keys.platform,
    ),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  };
}
