import { windowBytes } from '@meetingapp/domain/checkin/moving-part.ts';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

/** Bytes of base64 or base64url. */
export { bytesOf };

/** The browser's own cryptography with the keys of one conference. */
export interface DeviceKeys {
  verify(signed: Uint8Array, signature: Uint8Array): Promise<boolean>;
  print(token: number): Promise<number>;
  mac(token: number, window: number): Promise<Uint8Array>;
}

const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

async function hmac(key: Uint8Array<ArrayBuffer>, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const way = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, way, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytes));
}

/** Null where the browser has no cryptography: an address without https. */
export async function deviceKeys(device: {
  cid: number | string;
  publicKey: string;
  movingKey: string;
}): Promise<DeviceKeys | null> {
  if (!('subtle' in crypto)) return null;
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('spki', bytesOf(device.publicKey), curve, false, ['verify']);
  const text = new TextEncoder();
  return {
    verify: (signed, signature) =>
      crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, copy(signature), copy(signed)),
    async print(token) {
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(`${device.cid}:${token}`)));
      return hash.slice(0, 6).reduce((value, byte) => value * 256 + byte, 0);
    },
    async mac(token, window) {
      const ticketKey = await hmac(bytesOf(device.movingKey), text.encode(String(token)));
      return hmac(ticketKey, copy(windowBytes(window)));
    },
  };
}
