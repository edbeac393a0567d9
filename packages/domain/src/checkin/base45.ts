/** The 45 characters of a QR code's alphanumeric mode, in their order (RFC 9285). */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

const valueOf = new Map([...alphabet].map((letter, index) => [letter, index]));

const letterOf = (value: number): string => alphabet.charAt(value);

/** Bytes as text of RFC 9285: three letters for two bytes, two for a last single byte. */
export function encodeBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const high = bytes[at] ?? 0;
    const low = bytes[at + 1];
    const value = low === undefined ? high : high * 256 + low;
    text += letterOf(value % 45) + letterOf(Math.floor(value / 45) % 45);
    if (low !== undefined) text += letterOf(Math.floor(value / 2025));
  }
  return text;
}

/** Null for text that no bytes encode to: another letter, a wrong length, a value too large. */
export function decodeBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = Array.from(text.slice(at, at + 3), (letter) => valueOf.get(letter) ?? -1);
    if (digits.includes(-1)) return null;
    const [first = 0, second = 0, third = 0] = digits;
    const value = first + second * 45 + third * 2025;
    const whole = digits.length === 3;
    if (value > (whole ? 0xffff : 0xff)) return null;
    if (whole) bytes.push(Math.floor(value / 256));
    bytes.push(value % 256);
  }
  return Uint8Array.from(bytes);
}
