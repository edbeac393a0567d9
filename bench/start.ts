import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printMachine } from './parts/machine.ts';
import { startServer } from './parts/processes.ts';

// From the start of the process to "ready", on a database that is there: embedded, with the demo. `npm run build` comes first.

const starts = 5;
const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'));
const settings = { DATA_DIR: dataDir, DEMO: 'on' };
const once = async (): Promise<number> => {
  const server = await startServer(settings);
  await server.stop();
  return server.milliseconds;
};

printMachine();
try {
  console.log(`first start, on an empty folder: ${((await once()) / 1000).toFixed(2)} s`);
  const took: number[] = [];
  for (let i = 0; i < starts; i += 1) took.push(await once());
  const sorted = took.toSorted((a, b) => a - b);
  const [median = 0] = sorted.slice(Math.floor(starts / 2));
  console.log(
    `existing database: ${(median / 1000).toFixed(2)} s (median of ${starts}; ${sorted.map((ms) => (ms / 1000).toFixed(2)).join(', ')})`,
  );
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
