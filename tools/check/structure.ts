import { checkAddresses } from './addresses.ts';
import type { Finding, Tree } from './finding.ts';
import { checkImports } from './imports.ts';
import { checkPurity } from './purity.ts';
import { checkVersions } from './versions.ts';
import { checkVocabulary } from './vocabulary.ts';

/** The shape of the house: where imports go, what files are called, what the domain may know, where addresses stand. */
export function checkStructure(tree: Tree): Finding[] {
  return [checkImports, checkVocabulary, checkPurity, checkAddresses, checkVersions].flatMap((check) => check(tree));
}
