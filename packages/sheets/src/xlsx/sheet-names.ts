const longest = 31;

/** Names Excel accepts: at most 31 characters, no `[]:*?/\`, no apostrophe at either end, no duplicates. */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const clean = trimmed(name.replace(/[[\]:*?/\\]/g, ' ').replace(/\p{Cc}/gu, ' ')) || 'Sheet';
    const base = clean.toLowerCase() === 'history' ? 'History 1' : clean;
    let unique = cut(base, longest);
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) {
      const tail = ` (${number})`;
      unique = cut(base, longest - tail.length) + tail;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}

const trimmed = (name: string) => name.replace(/^[\s']+|[\s']+$/g, '');

/** Never splits a character. */
function cut(name: string, length: number): string {
  const kept = name.slice(0, length);
  return trimmed(/[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept);
}
