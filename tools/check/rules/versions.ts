import type { Finding, Tree } from '../tree/finding.ts';
import { type Workspace, workspaces } from '../tree/workspaces.ts';

interface Lock {
  packages?: Record<string, { version?: string; dev?: boolean; link?: boolean; resolved?: string }>;
}

/** Workspaces that need another version of a tool than the rest, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/server: typescript':
    'openapi-typescript uses the compiler’s interface in JavaScript, which version 7 has no more',
};

/**
 * Reports dependencies whose version is not exact, differs between workspaces, or is installed more than once among shipped packages.
 */
export function checkVersions(tree: Tree): Finding[] {
  const all = workspaces(tree);
  return [...declaredTwice(all), ...installedTwice(all, tree), ...foreignHosts(tree)];
}

function declaredTwice(all: readonly Workspace[]): Finding[] {
  const seen = new Map<string, { version: string; folder: string }>();
  return all.flatMap((one) =>
    Object.entries(one.dependencies).flatMap(([name, version]) => {
      const path = one.folder ? `${one.folder}/package.json` : 'package.json';
      const ours = all.some((other) => other.name === name);
      if (ours || `${one.folder}: ${name}` in exceptions) return [];
      if (!/^\d+\.\d+\.\d+/.test(version))
        return [{ rule: 'versions', path, message: `${name} is asked for as “${version}”. Pin the exact version.` }];
      const before = seen.get(name);
      seen.set(name, before ?? { version, folder: one.folder });
      return before && before.version !== version
        ? [
            {
              rule: 'versions',
              path,
              message: `${name} is ${version} here and ${before.version} in ${before.folder || 'the root'}. Use one version.`,
            },
          ]
        : [];
    }),
  );
}

function installedTwice(all: readonly Workspace[], tree: Tree): Finding[] {
  const declared = new Set(all.flatMap((one) => Object.keys(one.dependencies)));
  const versions = new Map<string, Set<string>>();
  for (const [place, entry] of Object.entries(lockOf(tree).packages ?? {})) {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (name.startsWith('@types/')) continue;
    if (!place.includes('node_modules/') || entry.link || entry.dev || !entry.version || !declared.has(name)) continue;
    versions.set(name, (versions.get(name) ?? new Set()).add(entry.version));
  }
  return [...versions]
    .filter(([, found]) => found.size > 1)
    .map(([name, found]) => ({
      rule: 'versions',
      path: 'package-lock.json',
      message: `${name} would ship in ${found.size} versions (${[...found].join(', ')}). Align the versions, or add an override at the root.`,
    }));
}

/** Hosts in the lock file must be the public registry: a new clone has no other. */
function foreignHosts(tree: Tree): Finding[] {
  const hosts = new Set(
    Object.values(lockOf(tree).packages ?? {}).flatMap(({ resolved }) => {
      const host = /^https?:\/\/([^/]+)/.exec(resolved ?? '')?.[1];
      return host && host !== 'registry.npmjs.org' ? [host] : [];
    }),
  );
  return [...hosts].map((host) => ({
    rule: 'versions',
    path: 'package-lock.json',
    message: `names the registry ${host}. Install with omit-lockfile-registry-resolved=true.`,
  }));
}

function lockOf(tree: Tree): Lock {
  return JSON.parse(tree.get('package-lock.json') ?? '{}') as Lock;
}
