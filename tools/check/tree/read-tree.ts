import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from './finding.ts';

const readable = /\.(ts|tsx|mts|mjs|js|css|json|tsv|md|sql|sh|yml|yaml|html|svg)$|(^|\/)(run|Dockerfile)$/;

/** The working tree as git sees it: committed files and new ones that are not ignored. */
export function readTree(root: string): Tree {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  const paths = listed
    .toString('utf8')
    .split('\0')
    .filter((path) => readable.test(path) && existsSync(join(root, path)));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
