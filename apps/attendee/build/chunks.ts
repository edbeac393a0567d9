import { statSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { gather, type File } from './gather.ts';

/**
 * Weight of a screen when files are merged: how often it is the first page opened over a slow network. Screens not listed weigh 1. The
 * agenda and the home with the hall plan weigh more than similar screens because they hold the most and show nearly all they load.
 */
const often: readonly [screen: RegExp, times: number][] = [
  [/\/Tpl12Home\.tsx$/, 70],
  [/\/Tpl\d+Home\.tsx$/, 18],
  [/\/InfoForm\.tsx$/, 150],
  [/\/BranchStep\.tsx$/, 20],
  [/\/SignApply\.tsx$/, 90],
  [/\/Agenda\.tsx$/, 140],
  [/\/Live\.tsx$/, 60],
  [/\/(Conference|PersonList|VideoDetail)\.tsx$/, 20],
  [/\/Index\.tsx$/, 12],
  [/\/(PosterList|Session)\.tsx$/, 5],
];
/** Parts of which a screen loads one as it opens: each counts as a screen that also loads what its screen does. */
const partsOf: readonly [part: string, screen: string][] = [
  ['/wizard/InfoForm.tsx', '/SignHome.tsx'],
  ['/wizard/BranchStep.tsx', '/SignHome.tsx'],
];
/**
 * Screens that nobody opens on a phone, or opens first. They are ignored when files are formed, so that sharing a module with them
 * does not change which file it is in.
 */
const aside = ['/FormPreview.tsx', '/ShowImage.tsx', '/PdfView.tsx', '/PageFlow.tsx', '/LiveData.tsx'];

/** Upper limit of files; more than a build produces. */
const MOST_FILES = 300;

/**
 * Modules that start the film player. A library chunk imports no module of this app; if it shares the bundler's helpers with the
 * entry, the bundler moves them into a separate file that every first load pays for. Grouped with PlayerStage it depends on the entry
 * instead. Modules shared by both players load in parallel rather than afterwards.
 */
const ofFilms =
  /\/shared\/player\/PlayerStage|\/node_modules\/(global|videojs-vtt\.js|@videojs\/xhr|@babel\/runtime)\//;

/** The page view counter, which the entry loads once a page is shown. */
const ofFigures = /\/lib\/device\/usage\.ts$|\/contract\/src\/statistics\/usage\.ts$/;

/** The directories of all screens and texts, which load after the first page: it names its own. With what needs them: another language. */
const ofDirectory =
  /\/attendee\/src\/(app\/routing|features\/\w+)\/routes\.ts$|\/lib\/texts\/(text-sources|change-language)\.ts$/;

/**
 * Returns the plugin and the groups that decide which file a module goes into. Modules used by exactly the same screens start as one
 * file; files are then merged while this saves more file heads than it makes screens load unused code (gather.ts). Modules that no
 * screen imports statically are left to the bundler.
 */
export function chunks(): {
  plugin: Plugin;
  groups: { debugName: string; name: (id: string) => string | null; priority: number }[];
} {
  const names = new Map<string, string>();
  let order: readonly string[] = [];
  return {
    // A group takes its modules' imports along unless an earlier group already has them, so dependencies come first.
    groups: [
      ...Array.from({ length: MOST_FILES }, (_, at) => ({
        debugName: `file ${at}`,
        name: (id: string) => (names.has(id) && names.get(id) === order[at] ? (order[at] ?? null) : null),
        priority: MOST_FILES - at,
      })),
      // Last, so that these groups take only imports that no screen needs.
      { debugName: 'directory', name: (id) => (ofDirectory.test(id) ? 'directory' : null), priority: 0 },
      { debugName: 'usage', name: (id) => (ofFigures.test(id) ? 'usage' : null), priority: 0 },
      { debugName: 'film-player', name: (id) => (ofFilms.test(id) ? 'film-player' : null), priority: 0 },
    ],
    plugin: {
      name: 'chunks',
      apply: 'build',
      buildEnd() {
        const files = shareModules([...this.getModuleIds()], (one) => this.getModuleInfo(one), sizeOf);
        if (files.length > MOST_FILES) this.error('More files than build/chunks.ts has room for');
        order = files.map(({ name }) => name);
        for (const { name, ids } of files) for (const id of ids) names.set(id, name);
      },
    },
  };
}

type GetInfo = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'isEntry' | 'code'> | null;
type SizeOf = (id: string, info: GetInfo) => number;

/** Approximate characters delivered. For a style sheet the size of its source, since its module is empty. */
const sizeOf: SizeOf = (id, info) => (id.endsWith('.css') ? statSync(id).size : (info(id)?.code?.length ?? 0));

/** Returns the files of everything that the entry and the screens load, each after the files it imports. */
export function shareModules(
  ids: readonly string[],
  info: GetInfo,
  size: SizeOf,
): { name: string; ids: readonly string[] }[] {
  const screenOf = (id: string): string | undefined => partsOf.find(([part]) => id.endsWith(part))?.[1];
  const isScreen = (id: string): boolean => /\/features\/\w+\/screens\/\w+\.tsx$/.test(id);
  const screens = ids.filter(
    (id) => (isScreen(id) || screenOf(id) !== undefined) && !aside.some((one) => id.endsWith(one)),
  );
  const weights = screens.map((screen) => often.find(([which]) => which.test(screen))?.[1] ?? 1);
  const always = new Set(ids.filter((id) => info(id)?.isEntry).flatMap((id) => [...reachable(id, info)]));
  const loaders = new Map<string, number[]>();
  for (const [at, screen] of screens.entries()) {
    const under = screenOf(screen);
    const roots = under === undefined ? [screen] : [screen, ...screens.filter((one) => one.endsWith(under))];
    const loaded = new Set(roots.flatMap((root) => [...reachable(root, info)]));
    for (const id of loaded) if (!always.has(id)) loaders.set(id, [...(loaders.get(id) ?? []), at]);
  }
  const parts = new Map<string, { ids: string[]; loaders: readonly number[] }>();
  parts.set('', { ids: [...always], loaders: [...screens.keys()] });
  for (const [id, by] of loaders) {
    const part = parts.get(by.join()) ?? { ids: [], loaders: by };
    part.ids.push(id);
    parts.set(by.join(), part);
  }
  const files: File[] = [...parts.values()].map((part) => ({
    ids: part.ids,
    size: part.ids.reduce((sum, id) => sum + size(id, info), 0),
    loaders: new Set(part.loaders),
    standsOn: new Set(),
  }));
  const fileOf = new Map(files.flatMap((file) => file.ids.map((id) => [id, file] as const)));
  for (const file of files)
    for (const next of file.ids.flatMap((id) => info(id)?.importedIds ?? [])) {
      const other = fileOf.get(next);
      if (other && other !== file) file.standsOn.add(other);
    }
  const gathered = inOrder(gather(files, weights));
  const taken = new Set<string>();
  return gathered.map((file) => {
    const isEntry = file.ids.some((id) => always.has(id));
    return { ids: file.ids, name: nameOf(file, isEntry, info, size, taken) };
  });
}

/** Names a file after its largest module. */
function nameOf({ ids }: File, isEntry: boolean, info: GetInfo, size: SizeOf, taken: Set<string>): string {
  const largest = ids.toSorted((one, other) => size(other, info) - size(one, info) || (one < other ? -1 : 1))[0] ?? '';
  const base = isEntry ? 'app' : (/(\w+)[\w.-]*(\?.*)?$/.exec(largest)?.[1] ?? 'part');
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`;
  taken.add(name);
  return name;
}

function inOrder(files: readonly File[]): File[] {
  const order = new Set<File>();
  const begun = new Set<File>();
  const put = (file: File): void => {
    if (begun.has(file)) return;
    begun.add(file);
    for (const other of file.standsOn) put(other);
    order.add(file);
  };
  for (const file of files) put(file);
  return [...order];
}

function reachable(from: string, info: GetInfo): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of info(id)?.importedIds ?? []) visit(next);
  };
  visit(from);
  return found;
}
