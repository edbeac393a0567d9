const MASK = Buffer.from([1, 2, 3, 4]);
const FINAL_TEXT = 0x81;

/** A frame as a client sends it: masked, with a length of one byte. */
function frame(first: number, content: Buffer | string): Buffer {
  const plain = Buffer.from(content as string);
  const masked = plain.map((byte, index) => byte ^ (MASK[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([first, 0x80 | plain.length]), MASK, masked]);
}

/** Bytes after which a socket must be closed, keyed by their fault (RFC 6455, and frames before `hello`). */
export const brokenFrames: Readonly<Record<string, Buffer>> = {
  unmasked: Buffer.from([FINAL_TEXT, 2, 0x7b, 0x7d]),
  'unknown opcode': frame(0x83, '{}'),
  'reserved bit': frame(0xc1, '{}'),
  'continuation of nothing': frame(0x80, '{}'),
  'text that is no UTF-8': frame(FINAL_TEXT, Buffer.from([0xff, 0xfe, 0xc0])),
  'ping in pieces': frame(0x09, 'x'),
  'ping of 126 bytes': Buffer.from([0x89, 0xfe, 0, 126, 1, 2, 3, 4]),
  'close with an impossible code': frame(0x88, Buffer.from([0, 1])),
  'length of 2^63': Buffer.from([FINAL_TEXT, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]),
  'length of 1 MB': Buffer.from([FINAL_TEXT, 0xff, 0, 0, 0, 0, 0, 0x10, 0, 0, 1, 2, 3, 4]),
  'no JSON': frame(FINAL_TEXT, 'hello'),
  'JSON of another shape': frame(FINAL_TEXT, '[[[[1e400]]]]'),
  binary: frame(0x82, Buffer.from([0, 1, 2])),
  'no frame at all': Buffer.from('GET / HTTP/1.1\r\nhost: x\r\n\r\n'),
};
