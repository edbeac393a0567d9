import { createHash } from 'node:crypto';

/** Without I, L, O, U: people read it aloud and copy it by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/**
 * The code that the payer writes in the remark of a transfer: eight characters and a check character, deterministic for the number. 40
 * bits: store it with the payment under a unique index.
 */
export function referenceCode(outTradeNo: string): string {
  const digest = createHash('sha256').update(outTradeNo).digest();
  const code = [...digest.subarray(0, LENGTH)].map((byte) => sign(byte)).join('');
  return code + checkSign(code);
}

/** Normalises a typed code (spaces, small letters, O for 0); null when it was mistyped. */
export function readReferenceCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (code.length !== LENGTH + 1 || [...code].some((character) => !ALPHABET.includes(character))) return null;
  return checkSign(code.slice(0, LENGTH)) === code.at(-1) ? code : null;
}

function sign(value: number): string {
  return ALPHABET.charAt(value % ALPHABET.length);
}

/** Odd weights are units modulo 32, so every single error is detected; their differences detect most swaps of neighbours. */
function checkSign(code: string): string {
  const sum = [...code].reduce((total, character, index) => total + ALPHABET.indexOf(character) * (2 * index + 1), 0);
  return sign(sum);
}
