import { createSign, createVerify, type KeyLike } from 'node:crypto';

/** SHA-256 with RSA (PKCS#1 v1.5), base64, as used by both WeChat Pay and Alipay ("RSA2"). */
export function signRsa(message: string | Buffer, privateKey: KeyLike): string {
  return createSign('RSA-SHA256').update(message).sign(privateKey, 'base64');
}

/** False also for text that is not base64 or not a signature. */
export function verifyRsa(message: string | Buffer, signature: string, publicKey: KeyLike): boolean {
  try {
    return createVerify('RSA-SHA256').update(message).verify(publicKey, signature, 'base64');
  } catch {
    return false;
  }
}
