/** The subset of DER that a self-signed certificate needs. */
export function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), length(content.length), content]);
}

function length(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size]);
  const hex = size.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

export const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
export const setOf = (...parts: Buffer[]): Buffer => der(0x31, ...parts);
export const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text));
export const bitString = (bytes: Buffer): Buffer => der(0x03, Buffer.from([0]), bytes);
export const nothing = (): Buffer => der(0x05);

/** Encodes a positive integer from its bytes. */
export function integer(bytes: Buffer): Buffer {
  return (bytes[0] ?? 0) >= 0x80 ? der(0x02, Buffer.from([0]), bytes) : der(0x02, bytes);
}

export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap((part) => base128(part))]));
}

function base128(value: number): number[] {
  const bytes = [value % 128];
  for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128)) bytes.unshift((left % 128) + 128);
  return bytes;
}

/** Two-digit year: valid until 2049. */
export function time(at: Date): Buffer {
  return der(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
}
