import { checkAddresses } from './addresses.ts';
import type { Finding, Tree } from '../tree/finding.ts';
import { checkForeignKeys } from './foreign-keys.ts';
import { checkImports } from './imports.ts';
import { checkPurity } from './purity.ts';
import { checkVersions } from './versions.ts';
import { checkVocabulary } from './vocabulary.ts';

/** Checks of the structure: imports, file names, purity of the domain, addresses, migrations and their indexes. */
export function checkStructure(tree: Tree): Finding[] {
  return [
    checkImports,
    checkVocabulary,
    checkPurity,
    checkAddresses,
    checkVersions,
    checkMigrations,
    checkForeignKeys,
  ].flatMap((check) => check(tree));
}

/**
 * Reports duplicate migration numbers: two merged branches may both have the next number without a conflict in git; the server then
 * refuses to start.
 */
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
