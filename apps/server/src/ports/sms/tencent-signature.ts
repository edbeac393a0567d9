import { createHash, createHmac } from 'node:crypto';

export interface TencentRequest {
  service: string;
  host: string;
  /** Lower case in the signature: `sendsms`. Some documented examples omit it. */
  action: string | null;
  contentType: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** The `authorization` header of Tencent Cloud's version 3 signature (TC3-HMAC-SHA256), for POST to `/`. */
export function tencentAuthorization(request: TencentRequest, keyId: string, keySecret: string): string {
  const signed: [string, string][] = [
    ['content-type', request.contentType],
    ['host', request.host],
  ];
  if (request.action !== null) signed.push(['x-tc-action', request.action.toLowerCase()]);
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    'POST',
    '/',
    '',
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    sha256Hex(request.body),
  ].join('\n');
  const date = new Date(request.timestamp * 1000).toISOString().slice(0, 10);
  const scope = `${date}/${request.service}/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${keySecret}`, date), request.service), 'tc3_request');
  const signature = hmac(key, ['TC3-HMAC-SHA256', request.timestamp, scope, sha256Hex(canonical)].join('\n')).toString(
    'hex',
  );
  return `TC3-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}
