import type { Finding, Tree } from './finding.ts';

/** Two branches that meet may both have the next number, and git sees no conflict in that; the server then refuses to start. */
export function checkMigrations(tree: Tree): Finding[] {
  const files = [...tree.keys()].filter((path) => /\/db\/migrations\/\d{4}_[^/]+\.sql$/.test(path)).toSorted();
  const numberOf = (path: string): string => /(\d{4})_[^/]+$/.exec(path)?.[1] ?? '';
  return files.flatMap((path, index) => {
    const before = files[index - 1];
    if (before === undefined || numberOf(before) !== numberOf(path)) return [];
    const message = `has the number of ${before}. Give the one that came later the next free number.`;
    return [{ rule: 'migrations', path, message }];
  });
}
