let bytesOf: Map<string, [number, number]> | null = null;

/** Node decodes GBK but does not encode it: the table is built by decoding every pair of bytes once. */
function table(): Map<string, [number, number]> {
  const decoder = new TextDecoder('gbk');
  const made = new Map<string, [number, number]>();
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const character = decoder.decode(Uint8Array.of(first, second));
      if (character.length === 1 && character !== '\ufffd') made.set(character, [first, second]);
    }
  return made;
}

/** A text in GBK; characters that GBK lacks become question marks. */
export function gbk(text: string): Buffer {
  bytesOf ??= table();
  const known = bytesOf;
  return Buffer.from([...text].flatMap((one) => (one < '\x80' ? [one.charCodeAt(0)] : (known.get(one) ?? [0x3f]))));
}
