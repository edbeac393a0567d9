import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { transformWithOxc } from 'vite';
import type { ScreenMap } from './screen-map.ts';

/**
 * Modules that no screen imports: the directories of screens and texts, what restores cached answers, and the dialogs and the
 * spinner of all pages.
 */
const alsoNeeded =
  /\/src\/(app\/routing\/routes|lib\/texts\/text-sources|app\/start\/restore-answers|lib\/storage\/(offline-answers|idb-store)|shared\/programme\/load)\.ts$|\/feedback\/(FeedbackDialogs|Spinner)\.tsx$/;

/** Writes `dist/sw.js`: the worker of src/service-worker.ts with the file names of this release. */
export function serviceWorker(root: string, base: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const map = bundle['screens.json'];
        if (map?.type !== 'asset') throw new Error('The service worker needs the map of screens');
        const chunks = Object.values(bundle).filter((one): one is Rolldown.OutputChunk => one.type === 'chunk');
        const others = chunks.filter(({ moduleIds }) => moduleIds.some((id) => alsoNeeded.test(id)));
        const needed = offlineFiles(JSON.parse(String(map.source)) as ScreenMap);
        const all = new Set([...needed, ...withImports(others, chunks)]);
        const files = [...all].sort().map((file) => `${base}/${file}`);
        const file = join(root, 'src/service-worker.ts');
        const source = readFileSync(file, 'utf8');
        const name = createHash('sha256').update(files.join()).update(source).digest('hex').slice(0, 12);
        const release = `const RELEASE = ${JSON.stringify({ name, base, files })};\n`;
        const { code } = await transformWithOxc(source, file, { sourcemap: false });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: release + code });
      },
    },
  };
}

/** The files of chunks and of what they import, with their styles. */
function withImports(some: readonly Rolldown.OutputChunk[], all: readonly Rolldown.OutputChunk[]): string[] {
  const imported = new Set(some.flatMap(({ imports }) => imports));
  return [...some, ...all.filter(({ fileName }) => imported.has(fileName))].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ]);
}

/**
 * Returns the files to store for offline use: the entry, and everything that screens marked offline load, at once or later, in both
 * languages.
 */
export function offlineFiles({ entry, screens, texts }: ScreenMap): string[] {
  const offline = Object.values(screens).filter((screen) => screen.offline);
  const features = new Set(offline.flatMap((screen) => screen.texts));
  const words = [texts.zh, texts.en].flatMap((all) => [...features].flatMap((feature) => all[feature] ?? []));
  const parts = [entry, ...offline].flatMap(({ file, chunks, css }) => [file, ...chunks, ...css]);
  const late = offline.flatMap((screen) => screen.late);
  return [...new Set([...parts, ...late, ...words])].sort();
}
