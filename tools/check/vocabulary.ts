import { posix } from 'node:path';
import type { Finding, Tree } from './finding.ts';
import { isCode, isTest, sources } from './source.ts';
import { isFeature, type Place, placeOf, type Zone } from './zones.ts';

const serverFiles = /^(handlers|queries|commands|present|access|jobs)(-[a-z0-9]+)*\.ts$/;
const clientFiles = /^(routes|data|view)\.(ts|tsx)$/;
const clientFolders = /^(screens|parts|fields|blocks|templates|questions)\/([a-z0-9-]+\/)?[A-Za-z0-9-]+\.(ts|tsx|css)$/;
const contractFiles = ['call', 'contract', 'errors', 'paths', 'shapes'];
const serverFolders = ['db', 'http', 'jobs', 'ports', 'testing', 'features'];
const clientRoots = ['app', 'lib', 'platform', 'features'];
const vagueNames = /(^|\/)(index|utils?|helpers?|hooks?|types|common|misc)\.[a-z]+$/;

/** Every file bears a name of the closed vocabulary, so that one who has seen one feature knows all. */
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

function refusalByZone(path: string, { zone, feature, rest }: Place): string | null {
  if (zone === 'contract' && isCode(path)) {
    const stem = rest.split('.')[0] ?? '';
    return isFeature(stem.split('-')[0] ?? '') || contractFiles.includes(stem)
      ? null
      : `the contract has one file per feature (a large one also <feature>-<noun>) and ${contractFiles.join(', ')}. Name it after a feature.`;
  }
  if (zone === 'server/features') {
    if (feature === null) return 'a file of the server belongs into a feature’s folder.';
    const closed = serverFiles.test(rest) || isTest(path);
    return closed
      ? null
      : 'a feature of the server has handlers, queries, commands, present, access, jobs (each also as -<noun>) and tests beside them. Pure rules go to packages/domain.';
  }
  if (zone === 'attendee/features' || zone === 'console/features') {
    if (feature === null) return 'a file of the app belongs into a feature’s folder.';
    const closed = clientFiles.test(rest) || clientFolders.test(rest) || isTest(path);
    return closed
      ? null
      : 'a feature has routes, data, view, screens/, parts/ and the registries fields/, blocks/, templates/, questions/. Put it into one of them.';
  }
  return folderRefusal(path, zone, rest);
}

function folderRefusal(path: string, zone: Zone, rest: string): string | null {
  const [top = ''] = rest.split('/');
  if (!rest.includes('/')) return null;
  if (zone === 'server' && !serverFolders.includes(top))
    return `the server has ${serverFolders.join(', ')}. Put ${path} into one of them.`;
  if ((zone === 'attendee' || zone === 'console') && !clientRoots.includes(top))
    return `an app has ${clientRoots.join(', ')}. Put ${path} into one of them.`;
  if (zone === 'locales' && !['zh', 'en'].includes(top)) return 'texts lie in zh/ and en/, one file per feature.';
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

/** A component’s file bears the component’s name. */
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
