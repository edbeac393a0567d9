const names = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
/** The longest is `#x10FFFF` with some leading zeros. */
const longestName = 10;

/** Resolves the five named entities and numeric references of XML, once: the result is not expanded again. Null for any other name. */
export function resolveEntities(text: string): string | null {
  let start = text.indexOf('&');
  if (start === -1) return text;
  let resolved = '';
  let from = 0;
  for (; start !== -1; start = text.indexOf('&', from)) {
    const near = text.slice(start + 1, start + longestName + 2);
    const name = near.slice(0, Math.max(0, near.indexOf(';')));
    const character = names.get(name) ?? numbered(name);
    if (character === undefined) return null;
    resolved += text.slice(from, start) + character;
    from = start + name.length + 2;
  }
  return resolved + text.slice(from);
}

function numbered(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([0-9a-fA-F]+)|(\d+))$/.exec(name) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
