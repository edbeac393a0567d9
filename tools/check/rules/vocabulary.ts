import { posix } from 'node:path';
import type { Finding, Tree } from '../tree/finding.ts';
import { isCode, isTest, sources } from '../tree/source.ts';
import { isFeature, isPartOf, type Place, placeOf, type Zone } from '../tree/zones.ts';

const serverFiles = /^(handlers|queries|commands|present|access|jobs|reader|writer)(-[a-z0-9]+)*\.ts$/;
/** Long-lived objects of a process, such as the rooms of the live hub. */
const runtimeFiles = /^runtime\/[a-z0-9-]+\.ts$/;
const clientFiles = /^(routes|data|view)\.(ts|tsx)$/;
const clientFolders = /^(screens|parts|fields|blocks|templates|questions)\/([a-z0-9-]+\/)?[A-Za-z0-9-]+\.(ts|tsx|css)$/;
const clientNounFiles = /^[A-Za-z0-9-]+\.(ts|tsx|css)$/;
const contractFiles = ['call', 'contract', 'errors', 'errors-speakers', 'errors-venue', 'paths', 'shapes'];
const localeFiles = [
  'app',
  'console',
  'dates',
  'errors',
  'errors-speakers',
  'errors-venue',
  'faults',
  'field-names',
  'kit-words',
  'language',
  'new-release',
];
const serverFolders = ['config', 'db', 'http', 'jobs', 'ports', 'testing', 'text', 'features'];
const clientRoots = ['app', 'lib', 'shared', 'platform', 'features'];
/** Folders beside those of features: shared helpers of tests or builders, and tests of the whole product. */
const outsideFolders: Partial<Record<Zone, readonly string[]>> = { demo: ['support'], e2e: ['product', 'support'] };
const vagueNames = /(^|\/)(index|utils?|helpers?|hooks?|types|common|misc)\.[a-z]+$/;

/** Reports file names outside the closed vocabulary, so that all features have the same layout. */
export function checkVocabulary(tree: Tree): Finding[] {
  const names = [...tree.keys()].filter((path) => placeOf(path).zone !== 'root').flatMap(nameFindings);
  return [
    ...names,
    ...sources(tree).flatMap((source) => [...barrelFindings(source.path, source), ...exportFindings(source)]),
  ];
}

function nameFindings(path: string): Finding[] {
  const message = nameRefusal(path, placeOf(path));
  return message ? [{ rule: 'vocabulary', path, message }] : [];
}

function nameRefusal(path: string, place: Place): string | null {
  if (isCode(path) && vagueNames.test(path))
    return 'the name says nothing. Name the file after the one thing it holds; there are no barrels.';
  const name = posix.basename(path);
  if (isCode(path) && !/^([a-z0-9]+(-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*)(\.[a-z0-9]+)*$/.test(name))
    return 'file names are kebab-case, components PascalCase.';
  if (place.feature !== null && !isFeature(place.feature))
    return `“${place.feature}” is not a feature. The closed list is tools/features.ts; use its word, or change it there and everywhere.`;
  return refusalByZone(path, place);
}

function refusalByZone(path: string, place: Place): string | null {
  const { zone, feature, rest } = place;
  if (zone === 'contract' && isCode(path))
    return isOfContract(rest)
      ? null
      : `the contract has one file per feature, or <feature>/<noun>.ts with a noun of tools/features.ts, and ${contractFiles.join(', ')}.`;
  if (zone === 'locales' && /^(zh|en)\//.test(rest))
    return isOfLocales(rest.slice(3))
      ? null
      : `texts lie in <feature>.ts, or <feature>/<noun>.ts with a noun of tools/features.ts, and in ${localeFiles.join(', ')}.`;
  if (zone === 'server/features') return serverRefusal(path, place);
  if (zone === 'attendee/features' || zone === 'console/features') {
    if (feature === null) return 'a file of the app belongs into a feature’s folder.';
    return isTest(path) || isOfClient(place)
      ? null
      : 'a feature has routes, data, view, screens/, parts/, the registries fields/, blocks/, templates/, questions/, and a folder per noun (tools/features.ts). Put it into one of them.';
  }
  return folderRefusal(path, zone, rest);
}

function serverRefusal(path: string, { feature, rest }: Place): string | null {
  if (feature === null) return 'a file of the server belongs into a feature’s folder.';
  if (isTest(path) || runtimeFiles.test(rest)) return null;
  if (!serverFiles.test(rest))
    return 'a feature of the server has handlers, queries, commands, present, access, jobs, reader, writer (each also as -<what>), runtime/ and tests beside them, in a folder per noun of tools/features.ts where it has nouns. Pure rules go to packages/domain.';
  return null;
}

function isOfClient({ noun, rest }: Place): boolean {
  if (noun !== null) return clientNounFiles.test(rest);
  return clientFiles.test(rest) || clientFolders.test(rest);
}

const isOfContract = (rest: string): boolean => isNamedAfterFeature(rest, contractFiles);
const isOfLocales = (rest: string): boolean => isNamedAfterFeature(rest, localeFiles);

function isNamedAfterFeature(rest: string, others: readonly string[]): boolean {
  const [first = '', second] = rest.split('/').map((part) => part.replace(/\..*$/, ''));
  return second === undefined ? isFeature(first) || others.includes(first) : isPartOf(first, second);
}

function folderRefusal(path: string, zone: Zone, rest: string): string | null {
  const [top = ''] = rest.split('/');
  if (!rest.includes('/')) return null;
  if (zone === 'server' && !serverFolders.includes(top))
    return `the server has ${serverFolders.join(', ')}. Put ${path} into one of them.`;
  if ((zone === 'attendee' || zone === 'console') && !clientRoots.includes(top))
    return `an app has ${clientRoots.join(', ')}. Put ${path} into one of them.`;
  if (zone === 'locales' && !['zh', 'en'].includes(top)) return 'texts lie in zh/ and en/, one file per feature.';
  const outside = outsideFolders[zone];
  if (outside && !isFeature(top) && !outside.includes(top))
    return `“${top}” is not a feature (tools/features.ts). Beside features there are ${outside.join(', ')}.`;
  return null;
}

function barrelFindings(path: string, source: { parsed: { program: { body: unknown[] } } }): Finding[] {
  const body = source.parsed.program.body as { type: string; source?: unknown }[];
  const passesOn = body.filter(
    (one) => one.type === 'ExportAllDeclaration' || (one.type === 'ExportNamedDeclaration' && one.source),
  );
  if (passesOn.length === 0) return [];
  const all = passesOn.some((one) => one.type === 'ExportAllDeclaration') || passesOn.length === body.length;
  return all
    ? [
        {
          rule: 'vocabulary',
          path,
          message: 'is a barrel: it only passes on what other files export. Import from the file that has it.',
        },
      ]
    : [];
}

/** A component’s file must have the component’s name. */
function exportFindings(source: {
  path: string;
  parsed: { module: { staticExports: { entries: { exportName: { name: string | null } }[] }[] } };
}): Finding[] {
  const { path } = source;
  const stem = posix.basename(path).split('.')[0] ?? '';
  if (!path.endsWith('.tsx') || isTest(path) || !/^[A-Z]/.test(stem)) return [];
  const exported = source.parsed.module.staticExports.flatMap((one) =>
    one.entries.map((entry) => entry.exportName.name),
  );
  if (exported.includes(stem)) return [];
  return [
    { rule: 'vocabulary', path, message: `exports no ${stem}. A component’s file bears the name of what it exports.` },
  ];
}
