import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PaperList } from '@meetingapp/contract/papers/list.ts';
import { readPaperDocument } from '@meetingapp/domain/papers/read-document.ts';
import { withBrowser } from './parts/machine/browser.ts';
import { median } from './parts/machine/load.ts';
import { printMachine } from './parts/machine/machine.ts';

// Measures the time per key of the phone's search in some 1,000 accepted papers, in Chromium with the processor slowed four times.
// npx tsx bench/papers.ts [papers.json]

const SLOWED = 4;
const queries = ['deep learning', 'segmentation mri', 'zhang wei', 'brain tumor', 'uncertainty', 'xyz'];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const file = process.argv[2] ?? join(root, '../shared/data/papers/miccai-2025.json');
if (!existsSync(file)) throw new Error(`There is no list of papers at ${file}.`);

/** The list as the server would return it, without the fields that a search does not read. */
function listOf(document: unknown): Pick<PaperList, 'papers' | 'topics' | 'readings'> {
  const topics = new Map<string, PaperList['topics'][number]>();
  const papers = (readPaperDocument(document) ?? []).map(({ paper }, at): PaperList['papers'][number] => ({
    id: at + 1,
    number: paper.externalId,
    title: paper.title,
    authors: paper.authors.map(({ name }) => ({ name, at: [], presenting: false })),
    affiliations: [],
    topics: paper.topics.map(({ division, name }) => {
      const key = `${division} ${name}`;
      const topic = topics.get(key) ?? {
        id: topics.size + 1,
        division: { zh: '', en: division },
        name: { zh: '', en: name },
      };
      topics.set(key, topic);
      return topic.id;
    }),
    result: 'publication',
    board: '',
    session: null,
    sheet: null,
    audio: null,
    piece: '',
  }));
  return { papers, topics: [...topics.values()], readings: '' };
}

/** Bundles the module as one script; its exports are in `search`. */
async function script(): Promise<string> {
  const found = createRequire(join(root, 'apps/server/package.json')).resolve('rolldown');
  const { rolldown } = (await import(pathToFileURL(found).href)) as {
    rolldown: (options: object) => Promise<{ generate: (to: object) => Promise<{ output: { code: string }[] }> }>;
  };
  const bundle = await rolldown({ input: join(root, 'packages/domain/src/papers/search.ts') });
  const { output } = await bundle.generate({ format: 'iife', name: 'search', minify: true });
  return output[0]?.code ?? '';
}

interface Measured {
  build: number;
  slice: number;
  keys: { key: string; found: number; ms: number }[];
}

/** Runs in the browser. */
function measure({
  list,
  typed,
}: {
  list: Pick<PaperList, 'papers' | 'topics' | 'readings'>;
  typed: string[];
}): Measured {
  const { search } = globalThis as unknown as {
    search: {
      indexPapers: (of: typeof list) => Generator<undefined, object>;
      searchPapers: (index: object, words: string) => number[];
    };
  };
  let [build, slice] = [0, 0];
  const slices = search.indexPapers(list);
  for (;;) {
    const from = performance.now();
    const step = slices.next();
    const took = performance.now() - from;
    build += took;
    slice = Math.max(slice, took);
    if (!step.done) continue;
    const keys = typed.flatMap((words) =>
      [...words].map((_, at) => {
        const key = words.slice(0, at + 1);
        const begun = performance.now();
        const found = search.searchPapers(step.value, key).length;
        return { key, found, ms: performance.now() - begun };
      }),
    );
    return { build, slice, keys };
  }
}

printMachine();
const list = listOf(JSON.parse(readFileSync(file, 'utf8')));
const code = await script();
await withBrowser(async (browser) => {
  const page = await browser.newPage();
  await page.addScriptTag({ content: code });
  const session = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const { build, slice, keys } = await page.evaluate(measure, { list, typed: queries });
  const times = keys.map(({ ms }) => ms);
  const slowest = keys.reduce((one, other) => (other.ms > one.ms ? other : one));
  console.log(`${list.papers.length} papers, processor slowed ${SLOWED} times`);
  console.log(`index: ${build.toFixed(0)} ms in all, the longest slice ${slice.toFixed(1)} ms`);
  console.log(`a key: median ${median(times).toFixed(1)} ms, at most ${slowest.ms.toFixed(1)} ms (“${slowest.key}”)`);
});
