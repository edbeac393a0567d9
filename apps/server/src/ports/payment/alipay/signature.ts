import type { KeyLike } from 'node:crypto';
import { signRsa, verifyRsa } from '../rsa.ts';

export type Parameters = Record<string, string>;

/** `k=v` joined by `&`, keys sorted, empty values left out, values unencoded. */
function message(parameters: Parameters, without: readonly string[]): string {
  return Object.keys(parameters)
    .filter((key) => parameters[key] !== '' && !without.includes(key))
    .toSorted()
    .map((key) => `${key}=${parameters[key]}`)
    .join('&');
}

/** Requests sign everything except the signature itself. */
export function signRequest(parameters: Parameters, privateKey: KeyLike): Parameters {
  return { ...parameters, sign: signRsa(message(parameters, ['sign']), privateKey) };
}

export function requestIsGenuine(parameters: Parameters, publicKey: KeyLike): boolean {
  return verifyRsa(message(parameters, ['sign']), parameters['sign'] ?? '', publicKey);
}

/** Notices also leave out `sign_type`. */
export function signNotice(parameters: Parameters, privateKey: KeyLike): Parameters {
  return { ...parameters, sign_type: 'RSA2', sign: signRsa(message(parameters, ['sign', 'sign_type']), privateKey) };
}

export function noticeIsGenuine(parameters: Parameters, publicKey: KeyLike): boolean {
  return verifyRsa(message(parameters, ['sign', 'sign_type']), parameters['sign'] ?? '', publicKey);
}

/**
 * Returns the exact characters of one member of an answer, because they, and not their parsed form, are signed. Null when the member
 * is missing.
 */
export function rawMember(answer: string, name: string): string | null {
  const key = `"${name}":`;
  const start = answer.indexOf(key);
  if (start < 0) return null;
  const from = answer.indexOf('{', start + key.length);
  if (from < 0 || answer.slice(start + key.length, from).trim() !== '') return null;
  let depth = 0;
  let quoted = false;
  for (let at = from; at < answer.length; at++) {
    const character = answer[at];
    if (quoted) {
      if (character === '\\') at++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return answer.slice(from, at + 1);
  }
  return null;
}
