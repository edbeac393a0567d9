import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './processes.ts';

export interface Ready {
  /** Seconds from the start of the process on an empty folder. */
  first: number;
  /** Seconds on the database that exists then, sorted. */
  existing: number[];
}

/** Measures the time from the start of the process to "ready": embedded database, with the demo. */
export async function measureReady(starts: number): Promise<Ready> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-ready-'));
  const once = async (): Promise<number> => {
    const server = await startServer({ DATA_DIR: dataDir, DEMO: 'on' });
    await server.stop();
    return server.milliseconds / 1000;
  };
  try {
    const first = await once();
    const existing: number[] = [];
    for (let i = 0; i < starts; i += 1) existing.push(await once());
    return { first, existing: existing.sort((a, b) => a - b) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
