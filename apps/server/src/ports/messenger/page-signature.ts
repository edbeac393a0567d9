import { createHash } from 'node:crypto';

/** The signature of `wx.config`: raw values, the address without its fragment. */
export function pageSignature(page: { ticket: string; nonce: string; timestamp: string; url: string }): string {
  const [url = ''] = page.url.split('#');
  const message = `jsapi_ticket=${page.ticket}&noncestr=${page.nonce}&timestamp=${page.timestamp}&url=${url}`;
  return createHash('sha1').update(message).digest('hex');
}
