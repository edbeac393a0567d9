import { createHash, createVerify } from 'node:crypto';

/** What a DKIM signature of a message says, checked as RFC 6376 prescribes and not by the program that signs. */
interface CheckedSignature {
  bodyFits: boolean;
  headerFits: boolean;
  domain: string;
  selector: string;
  /** Names of the signed fields, lower-case. */
  fields: string[];
}

/** Checks the signature of a message (rsa-sha256, relaxed/relaxed) with the public key of the DNS record, as PEM. */
export function checkDkim(message: Buffer, publicKey: string): CheckedSignature {
  const raw = message.toString('latin1');
  const split = raw.indexOf('\r\n\r\n');
  const headers = raw
    .slice(0, split)
    .replace(/\r\n(?=[^ \t])/g, '\u0000')
    .split('\u0000')
    .map((line) => ({ name: line.slice(0, line.indexOf(':')).toLowerCase().trim(), line }));
  const signature = headers.find(({ name }) => name === 'dkim-signature');
  if (!signature) throw new Error('the message has no DKIM signature');
  const tags = new Map(
    signature.line
      .slice(signature.line.indexOf(':') + 1)
      .replace(/\s+/g, ' ')
      .split(';')
      .map((tag) => tag.split(/=(.*)/s).map((part) => part.trim()) as [string, string]),
  );
  if (tags.get('a') !== 'rsa-sha256' || tags.get('c') !== 'relaxed/relaxed') throw new Error('another algorithm');
  const bodyHash = createHash('sha256')
    .update(relaxedBody(raw.slice(split + 4)), 'latin1')
    .digest('base64');
  const fields = (tags.get('h') ?? '').split(':').map((name) => name.toLowerCase().trim());
  const left = headers.filter((header) => header !== signature);
  const signed = fields.flatMap((field) => {
    // Of several fields with one name the last is signed first; a name without a field signs its absence.
    const at = left.findLastIndex(({ name }) => name === field);
    return at < 0 ? [] : [relaxedHeader(left.splice(at, 1)[0]?.line ?? '')];
  });
  const own = relaxedHeader(signature.line.replace(/([;\s]b=)[^;]*/, '$1'));
  const headerFits = createVerify('RSA-SHA256')
    .update(`${signed.map((line) => `${line}\r\n`).join('')}${own}`, 'latin1')
    .verify(publicKey, (tags.get('b') ?? '').replace(/\s/g, ''), 'base64');
  return {
    bodyFits: bodyHash === (tags.get('bh') ?? '').replace(/\s/g, ''),
    headerFits,
    domain: tags.get('d') ?? '',
    selector: tags.get('s') ?? '',
    fields,
  };
}

/** RFC 6376, 3.4.2. */
function relaxedHeader(line: string): string {
  const at = line.indexOf(':');
  const value = line
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${line.slice(0, at).toLowerCase().trim()}:${value}`;
}

/** RFC 6376, 3.4.4. */
function relaxedBody(body: string): string {
  const lines = body
    .replace(/[ \t]+(?=\r\n|$)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(\r\n)+$/, '');
  return lines === '' ? '' : `${lines}\r\n`;
}
