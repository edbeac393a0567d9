import { posix } from 'node:path';
import type { Finding, Tree } from '../tree/finding.ts';
import { isCode, isTest } from '../tree/source.ts';
import { placeOf } from '../tree/zones.ts';

/** Maximum number of product files in one folder: more cannot be overseen at a glance. */
const MOST_IN_FOLDER = 24;
/** Maximum number of product files of a server feature without nouns. */
const MOST_FLAT = 14;

/** Reports folders with too many product files: code that is neither test nor migration. */
export function checkRooms(tree: Tree): Finding[] {
  return [...countByFolder(tree)].flatMap(([folder, count]) => {
    const message = refusal(folder, count);
    return message ? [{ rule: 'rooms', path: folder, message }] : [];
  });
}

function countByFolder(tree: Tree): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of tree.keys()) {
    if (!isProduct(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

const isProduct = (path: string): boolean => isCode(path) && !isTest(path) && !/\.(e2e|gallery|setup)\.ts$/.test(path);

function refusal(folder: string, count: number): string | null {
  if (count > MOST_IN_FOLDER)
    return `has ${count} product files; the most is ${MOST_IN_FOLDER}. Part it by what its files are about, in nouns of tools/features.ts.`;
  const { zone, feature, noun } = placeOf(`${folder}/x/x.ts`);
  const isRoot = zone === 'server/features' && feature !== null && noun === null && folder.endsWith(`/${feature}`);
  if (isRoot && count > MOST_FLAT)
    return `has ${count} product files without nouns; the most is ${MOST_FLAT}. Give the feature nouns in tools/features.ts, a folder each.`;
  return null;
}
