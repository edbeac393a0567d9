import { createHash, createHmac } from 'node:crypto';

export interface AliyunRequest {
  method: string;
  /** `/` for RPC-style calls. */
  path: string;
  query: Record<string, string>;
  /** Lower-case names; `host`, `content-type` and all `x-acs-*` are signed. */
  headers: Record<string, string>;
  body: string;
}

export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** RFC 3986: also encodes the characters that encodeURIComponent leaves unchanged. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

export function canonicalQuery(query: Record<string, string>): string {
  return Object.keys(query)
    .toSorted()
    .map((key) => `${encode(key)}=${encode(query[key] ?? '')}`)
    .join('&');
}

/** The `authorization` header of Aliyun's version 3 signature (ACS3-HMAC-SHA256). */
export function aliyunAuthorization(request: AliyunRequest, keyId: string, keySecret: string): string {
  const names = Object.keys(request.headers)
    .filter((name) => name === 'host' || name === 'content-type' || name.startsWith('x-acs-'))
    .toSorted();
  const canonical = [
    request.method,
    request.path,
    canonicalQuery(request.query),
    ...names.map((name) => `${name}:${(request.headers[name] ?? '').trim()}`),
    '',
    names.join(';'),
    request.headers['x-acs-content-sha256'] ?? sha256Hex(request.body),
  ].join('\n');
  const signature = createHmac('sha256', keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256Hex(canonical)}`)
    .digest('hex');
  return `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
}
