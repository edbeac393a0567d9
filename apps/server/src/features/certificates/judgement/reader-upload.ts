import { asObject, type Json } from '@meetingapp/domain/certificates/open-badge.ts';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** Bytes of a credential within a file. */
export const LARGEST_CREDENTIAL = 64 * 1024;
/** Levels of objects and lists within each other. */
const DEEPEST = 64;

/** What a file holds: a credential as JSON or as token, and, in files of this product, the issuer's keys and list of revocations. */
export interface Uploaded {
  credential: Json | string;
  document: Json | null;
  /** A token; '' without. */
  list: string;
}

const isToken = (text: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);

/** Reads a credential from JSON, a JSON Web Token, or a PNG or SVG with a credential baked in; null: there is none. */
export function readUpload(bytes: Buffer): Uploaded | null {
  if (bytes.subarray(1, 4).toString('latin1') === 'PNG') {
    const texts = textsOfPng(bytes);
    const document = parsed(texts.get('diddocument') ?? '');
    const read = readText(texts.get('openbadgecredential') ?? '');
    return read && { ...read, document, list: texts.get('revocationlist') ?? '' };
  }
  if (bytes.length > LARGEST_CREDENTIAL) return null;
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim();
  return text.startsWith('<') ? readText(credentialOfSvg(text)) : readText(text);
}

function readText(said: string): Uploaded | null {
  const text = said.trim();
  if (text.length > LARGEST_CREDENTIAL) return null;
  if (isToken(text)) return { credential: text, document: null, list: '' };
  const value = parsed(text);
  if (!value) return null;
  // A file of this product: the token with what it takes to verify it.
  if (typeof value.credential === 'string' && isToken(value.credential))
    return {
      credential: value.credential,
      document: asObject(value.didDocument),
      list: typeof value.statusList === 'string' ? value.statusList : '',
    };
  return { credential: value, document: null, list: '' };
}

const isDeep = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth > DEEPEST || Object.values(value).some((inner) => isDeep(inner, depth + 1)));

function parsed(text: string): Json | null {
  try {
    const value = asObject(JSON.parse(text));
    return isDeep(value) ? null : value;
  } catch {
    return null;
  }
}

/** Uncompressed text chunks (iTXt) of a PNG by keyword; the first of a keyword counts. */
function textsOfPng(png: Buffer): Map<string, string> {
  const texts = new Map<string, string>();
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 8, Math.min(at + 8 + length, png.length));
    const name = png.toString('latin1', at + 4, at + 8);
    const end = body.indexOf(0);
    // Keyword, flag and method of compression, language, translated keyword, text.
    if (name === 'iTXt' && end > 0 && body[end + 1] === 0) {
      const keyword = body.toString('latin1', 0, end);
      const language = body.indexOf(0, end + 3);
      const text = body.indexOf(0, language + 1) + 1;
      if (language > 0 && text > 0 && body.length - text <= LARGEST_CREDENTIAL && !texts.has(keyword))
        texts.set(keyword, body.toString('utf8', text));
    }
    at += length + 12;
  }
  return texts;
}

/** Attribute `verify` (a token) or content of the element `credential` of an SVG; '' without. Own entities are not expanded. */
function credentialOfSvg(text: string): string {
  let found = '';
  let inside = false;
  let broken = false;
  const parser = new SaxesParser();
  parser.on('error', () => {
    broken = true;
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) broken = true;
  });
  parser.on('opentag', (tag) => {
    const { name, attributes } = tag as SaxesTagPlain;
    if (found !== '' || !/(^|:)credential$/.test(name)) return;
    inside = true;
    found = attributes.verify ?? '';
  });
  parser.on('closetag', ({ name }) => {
    if (/(^|:)credential$/.test(name)) inside = false;
  });
  const add = (said: string) => {
    if (inside) found += said;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text);
  if (!broken) parser.close();
  return broken ? '' : found;
}
