import { checkAddresses } from './addresses.ts';
import type { Finding, Tree } from './finding.ts';
import { checkImports } from './imports.ts';
import { checkMigrations } from './migrations.ts';
import { checkPurity } from './purity.ts';
import { checkVersions } from './versions.ts';
import { checkVocabulary } from './vocabulary.ts';

/** The shape of the house: imports, names of files, what the domain may know, where addresses stand, numbers of migrations. */
export function checkStructure(tree: Tree): Finding[] {
  return [checkImports, checkVocabulary, checkPurity, checkAddresses, checkVersions, checkMigrations].flatMap((check) =>
    check(tree),
  );
}
