import { resolveEntities } from './entities.ts';

/** Value of an attribute by its local name, from the raw text of a tag; null when absent. */
export function attribute(attributes: string, wanted: string): string | null {
  let at = 0;
  while (at < attributes.length) {
    const equals = attributes.indexOf('=', at);
    if (equals === -1) return null;
    let start = equals + 1;
    while (attributes.charCodeAt(start) <= 0x20) start += 1;
    const quote = attributes.charAt(start);
    if (quote !== '"' && quote !== "'") return null;
    const end = attributes.indexOf(quote, start + 1);
    if (end === -1) return null;
    if (isName(attributes, at, equals, wanted)) return resolveEntities(attributes.slice(start + 1, end));
    at = end + 1;
  }
  return null;
}

/** Compares in place, because it runs for every cell. */
function isName(attributes: string, from: number, equals: number, wanted: string): boolean {
  let end = equals;
  while (end > from && attributes.charCodeAt(end - 1) <= 0x20) end -= 1;
  const start = end - wanted.length;
  if (start < from || !attributes.startsWith(wanted, start)) return false;
  const before = start === from ? 0x20 : attributes.charCodeAt(start - 1);
  return before <= 0x20 || before === 0x3a;
}
