import { features } from '../features.ts';

/** A part of the house with import rules of its own. */
export type Zone =
  | 'contract'
  | 'domain'
  | 'locales'
  | 'ui'
  | 'sheets'
  | 'server/features'
  | 'server/db'
  | 'server/http'
  | 'server/jobs'
  | 'server/ports'
  | 'server/testing'
  | 'server'
  | 'attendee/features'
  | 'attendee/lib'
  | 'attendee/platform'
  | 'attendee/app'
  | 'attendee'
  | 'console/features'
  | 'console/lib'
  | 'console/platform'
  | 'console/app'
  | 'console'
  | 'demo'
  | 'e2e'
  | 'bench'
  | 'tools'
  | 'root';

export interface Place {
  readonly zone: Zone;
  /** Set inside a feature's folder. */
  readonly feature: string | null;
  /** The path below the zone, or below the feature's folder. */
  readonly rest: string;
}

const folders: readonly (readonly [folder: string, zone: Zone])[] = [
  ['packages/contract/src', 'contract'],
  ['packages/domain/src', 'domain'],
  ['packages/locales/src', 'locales'],
  ['packages/ui/src', 'ui'],
  ['packages/sheets/src', 'sheets'],
  ['apps/server/src/features', 'server/features'],
  ['apps/server/src/db', 'server/db'],
  ['apps/server/src/http', 'server/http'],
  ['apps/server/src/jobs', 'server/jobs'],
  ['apps/server/src/ports', 'server/ports'],
  ['apps/server/src/testing', 'server/testing'],
  ['apps/server/src', 'server'],
  ['apps/attendee/src/features', 'attendee/features'],
  ['apps/attendee/src/lib', 'attendee/lib'],
  ['apps/attendee/src/platform', 'attendee/platform'],
  ['apps/attendee/src/app', 'attendee/app'],
  ['apps/attendee/src', 'attendee'],
  ['apps/console/src/features', 'console/features'],
  ['apps/console/src/lib', 'console/lib'],
  ['apps/console/src/platform', 'console/platform'],
  ['apps/console/src/app', 'console/app'],
  ['apps/console/src', 'console'],
  ['demo', 'demo'],
  ['e2e', 'e2e'],
  ['bench', 'bench'],
  ['tools', 'tools'],
];

const withFeatureFolders: readonly Zone[] = ['domain', 'server/features', 'attendee/features', 'console/features'];

export function placeOf(path: string): Place {
  const known = folders.find(([folder]) => path.startsWith(`${folder}/`));
  if (!known) return { zone: 'root', feature: null, rest: path };
  const [folder, zone] = known;
  const rest = path.slice(folder.length + 1);
  const cut = rest.indexOf('/');
  if (!withFeatureFolders.includes(zone) || cut === -1) return { zone, feature: null, rest };
  return { zone, feature: rest.slice(0, cut), rest: rest.slice(cut + 1) };
}

export function isFeature(name: string): boolean {
  return (features as readonly string[]).includes(name);
}
