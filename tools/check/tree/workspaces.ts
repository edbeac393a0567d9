import { posix } from 'node:path';
import type { Tree } from './finding.ts';

export interface Workspace {
  /** Folder from the root, `''` for the root itself. */
  readonly folder: string;
  readonly name: string;
  /** Where `name/x.ts` resolves to: the folder behind the sub-path export. */
  readonly sourceFolder: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

interface Manifest {
  name?: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export function workspaces(tree: Tree): Workspace[] {
  return [...tree]
    .filter(([path]) => posix.basename(path) === 'package.json')
    .map(([path, text]) => read(path, JSON.parse(text) as Manifest));
}

/** The innermost workspace that a file lies in. */
export function workspaceOf(all: readonly Workspace[], path: string): Workspace | undefined {
  return all
    .filter((one) => one.folder === '' || path.startsWith(`${one.folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** The file in this repository that an import resolves to; null for an external one (a package, Node itself). */
export function resolve(all: readonly Workspace[], from: string, specifier: string): string | null {
  const clean = specifier.replace(/[?#].*$/, '');
  if (clean.startsWith('.')) return posix.join(posix.dirname(from), clean);
  const target = all.find((one) => one.name && clean.startsWith(`${one.name}/`));
  return target ? posix.join(target.sourceFolder, clean.slice(target.name.length + 1)) : null;
}

/** `@scope/name` or `name` of a package import. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function read(path: string, manifest: Manifest): Workspace {
  const folder = posix.dirname(path) === '.' ? '' : posix.dirname(path);
  const behind = manifest.exports?.['./*'];
  const sourceFolder = posix.join(folder, typeof behind === 'string' ? behind.replace(/\*$/, '') : '');
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest;
  return {
    folder,
    name: manifest.name ?? '',
    sourceFolder,
    dependencies: { ...peerDependencies, ...optionalDependencies, ...devDependencies, ...dependencies },
  };
}
