import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { withBrowser } from './parts/machine/browser.ts';
import { median } from './parts/machine/load.ts';
import { printMachine } from './parts/machine/machine.ts';
import { largeProgramme } from './parts/programme/large-programme.ts';

// Measures the time per key of the phone's search in a programme of 5,000 talks, and how long building its index blocks other work, in
// Chromium with the processor slowed four times.
// npx tsx bench/programme-search.ts

const TALKS = 5000;
const SLOWED = 4;
const queries = ['冠脉', 'guanmaizaiguanzhu', 'gmzgz', 'coronary imaging', '沈砚秋', 'xinli', 'qwzx'];

interface Measured {
  build: number;
  slice: number;
  keys: { key: string; found: number; ms: number }[];
}

/** Bundles the module as one script; its exports are in `search`. */
async function script(): Promise<string> {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const found = createRequire(join(root, 'apps/server/package.json')).resolve('rolldown');
  const { rolldown } = (await import(pathToFileURL(found).href)) as {
    rolldown: (options: object) => Promise<{ generate: (to: object) => Promise<{ output: { code: string }[] }> }>;
  };
  const bundle = await rolldown({ input: join(root, 'packages/domain/src/agenda/search-index.ts') });
  const { output } = await bundle.generate({ format: 'iife', name: 'search', minify: true });
  return output[0]?.code ?? '';
}

/** Runs in the browser. */
function measure({ programme, typed }: { programme: Programme; typed: string[] }): Measured {
  interface Index {
    entries: unknown[];
  }
  const { search } = globalThis as unknown as {
    search: {
      indexInSlices: (of: Programme) => Generator<undefined, Index>;
      searchIn: (index: Index, words: string) => Record<string, unknown[]>;
    };
  };
  let [build, slice] = [0, 0];
  const slices = search.indexInSlices(programme);
  for (;;) {
    const from = performance.now();
    const step = slices.next();
    const took = performance.now() - from;
    build += took;
    slice = Math.max(slice, took);
    if (!step.done) continue;
    const keys = typed.flatMap((word) =>
      [...word].map((_, at) => {
        const key = word.slice(0, at + 1);
        const begun = performance.now();
        const hits = search.searchIn(step.value, key);
        const ms = performance.now() - begun;
        return { key, found: Object.values(hits).reduce((sum, one) => sum + one.length, 0), ms };
      }),
    );
    return { build, slice, keys };
  }
}

printMachine();
const code = await script();
await withBrowser(async (browser) => {
  const page = await browser.newPage();
  await page.addScriptTag({ content: code });
  const session = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const { build, slice, keys } = await page.evaluate(measure, { programme: largeProgramme(TALKS), typed: queries });
  const times = keys.map(({ ms }) => ms);
  const slowest = keys.reduce((one, other) => (other.ms > one.ms ? other : one));
  console.log(`${TALKS} talks, processor slowed ${SLOWED} times`);
  console.log(`index: ${build.toFixed(0)} ms in all, the longest slice ${slice.toFixed(1)} ms`);
  console.log(`a key: median ${median(times).toFixed(1)} ms, at most ${slowest.ms.toFixed(1)} ms (“${slowest.key}”)`);
  for (const { key, found, ms } of keys)
    console.log(`  ${ms.toFixed(1).padStart(6)} ms ${String(found).padStart(6)}  ${key}`);
});
