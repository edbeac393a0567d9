import type { Finding, Tree } from '../tree/finding.ts';
import { isGenerated, lineAt, type Source, sources } from '../tree/source.ts';

const glossary = 'docs/glossary.md';

/** Replacement for each forbidden word: the last and the first column of the glossary. */
function replacements(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, word = '', , , not = ''] = cells;
    if (cells.length !== 6 || word === 'word' || /^-+$/.test(word)) continue;
    for (const other of not.split(',').map((one) => one.trim())) if (other !== '') found.set(other, word);
  }
  return found;
}

/** Reports exported names that contain a word the glossary forbids. */
export function checkWords(tree: Tree): Finding[] {
  const instead = replacements(tree.get(glossary) ?? '');
  const written = sources(tree).filter((source) => !isGenerated(source));
  return written.flatMap((source) =>
    exportsOf(source).flatMap(({ name, start }) => {
      const word = wordsOf(name).find((one) => instead.has(one));
      if (word === undefined) return [];
      const message = `exports ${name}: the glossary (${glossary}) has no “${word}”. Its word is “${instead.get(word)}”.`;
      return [{ rule: 'words', path: source.path, line: lineAt(source.text, start), message }];
    }),
  );
}

/** `keepPaperImport` is `keep`, `paper`, `import`. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .map((word) => word.toLowerCase());

function exportsOf(source: Source): { name: string; start: number }[] {
  return source.parsed.module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, start }) => (exportName.name === null ? [] : [{ name: exportName.name, start }])),
  );
}
