/** A delivery of a webhook as it was sent. */
export interface SentDelivery {
  url: string;
  /** Names in small letters, in the order of sending. */
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
}

/** A text as one word of a POSIX shell, of any content. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

// The body goes through the standard input: as an argument it could begin with @, which names a file, or be too long.
const post = (url: string, headers: readonly string[]): string =>
  [
    'curl --silent --show-error --include --globoff --data-binary @-',
    ...headers.map((one) => `--header ${one}`),
    quoted(url),
  ].join(' \\\n  ');

const sent = (body: string): string => `printf '%s' ${quoted(body)} |\n`;

/** A command that sends a delivery again as it was. Its signature is valid while receivers accept its time, usually five minutes. */
export const repeatCommand = ({ url, headers, body }: SentDelivery): string =>
  sent(body) +
  post(
    url,
    headers.map(([name, value]) => quoted(`${name}: ${value}`)),
  );

const computed = ['webhook-timestamp', 'webhook-signature'];

/**
 * A script that signs a delivery anew by the secret in the variable WEBHOOK_SECRET and sends it under the same id; requires openssl. It
 * contains no secret.
 */
export function signedCommand({ url, headers, body }: SentDelivery): string {
  const id = headers.find(([name]) => name === 'webhook-id')?.[1] ?? '';
  const kept = headers.filter(([name]) => !computed.includes(name)).map(([name, value]) => quoted(`${name}: ${value}`));
  return [
    ': "${WEBHOOK_SECRET:?}"',
    `id=${quoted(id)}`,
    `body=${quoted(body)}`,
    'time=$(date +%s)',
    `key=$(printf '%s' "\${WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \\n')`,
    `signature=$(printf '%s' "$id.$time.$body" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)`,
    `printf '%s' "$body" |\n${post(url, [...kept, '"webhook-timestamp: $time"', '"webhook-signature: v1,$signature"'])}`,
  ].join('\n');
}
