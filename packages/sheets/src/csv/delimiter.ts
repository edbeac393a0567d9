const candidates = [',', ';', '\t'] as const;
export type Delimiter = (typeof candidates)[number];

const linesLooked = 20;

/** Excel's delimiter declaration: a first line `sep=;`. */
export function declaredDelimiter(sample: string): Delimiter | null {
  const declared = /^sep=([,;\t])\r?\n/i.exec(sample)?.[1];
  return candidates.find((one) => one === declared) ?? null;
}

/** Guesses the delimiter: the one that splits most of the first lines into the same number of fields. */
export function likelyDelimiter(sample: string): Delimiter {
  const lines = sample
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line !== '')
    .slice(0, linesLooked);
  const scored = candidates.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const first = counts[0] ?? 0;
    const same = counts.filter((count) => count === first).length;
    return { delimiter, score: first === 0 ? 0 : same * 1000 + first };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.delimiter ?? ',';
}
