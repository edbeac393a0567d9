const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Resolves the five names and the numbers of XML, once: nothing that comes out is looked at again. Null for any other name. */
export function resolveEntities(text: string): string | null {
  if (!text.includes('&')) return text;
  let unknown = false;
  const resolved = text.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w{1,8}));|&/g, (_found, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : null;
    const character = code === null ? named[String(name)] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
    unknown ||= character === undefined;
    return character ?? '';
  });
  return unknown ? null : resolved;
}
