import { features, sides } from '../../features.ts';

/** A part of the repository with separate import rules. */
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
  | 'server/text'
  | 'server'
  | 'attendee/features'
  | 'attendee/lib'
  | 'attendee/shared'
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
  /** The folder below the feature's, when the feature has such a noun. */
  readonly noun: string | null;
  /** The path below the zone, or below the folder of the feature or its noun. */
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
  ['apps/server/src/text', 'server/text'],
  ['apps/server/src', 'server'],
  ['apps/attendee/src/features', 'attendee/features'],
  ['apps/attendee/src/lib', 'attendee/lib'],
  ['apps/attendee/src/shared', 'attendee/shared'],
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
  if (!known) return { zone: 'root', feature: null, noun: null, rest: path };
  const [folder, zone] = known;
  const rest = path.slice(folder.length + 1);
  const [feature = '', second = '', ...below] = rest.split('/');
  if (!withFeatureFolders.includes(zone) || second === '') return { zone, feature: null, noun: null, rest };
  const noun = below.length > 0 && nounsOf(feature).includes(second) ? second : null;
  return { zone, feature, noun, rest: noun ? below.join('/') : [second, ...below].join('/') };
}

export function isFeature(name: string): boolean {
  return name in features;
}

/** The nouns of a feature; empty when it is flat or unknown. */
const nounsOf = (feature: string): readonly string[] =>
  (features as Readonly<Record<string, readonly string[]>>)[feature] ?? [];

/** True when the contract or the texts of a feature may have a file of this name. */
export const isPartOf = (feature: string, name: string): boolean =>
  nounsOf(feature).includes(name) || (sides as readonly string[]).includes(name);
