/**
 * The URL to return to after a login: one of this origin, as path with query and fragment; null for anything else, however disguised
 * (`//evil`, `\evil`, `javascript:`, another port).
 */
export function backAddress(address: string, origin: string): string | null {
  // Browsers drop control characters and read \ as /, so that "/\evil" and "/<tab>/evil" leave the site.
  const plain = [...address].every((character) => character > ' ' && character !== '\\' && character !== '\u007f');
  if (!plain || address === '') return null;
  try {
    const url = new URL(address, origin);
    if (url.origin !== new URL(origin).origin || !url.protocol.startsWith('http')) return null;
    const path = url.pathname + url.search + url.hash;
    // "/..//evil" is on this origin as a URL but leaves it as a path.
    return path.startsWith('//') ? null : path;
  } catch {
    return null;
  }
}
