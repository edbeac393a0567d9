import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { stolenTime } from './cpu.ts';

function version(program: string, ...words: string[]): string {
  try {
    return execFileSync(program, words, { encoding: 'utf8' }).trim().split('\n')[0] ?? '';
  } catch {
    return 'not there';
  }
}

function system(): string {
  const text = readFileSync('/etc/os-release', 'utf8');
  return /PRETTY_NAME="(.+)"/.exec(text)?.[1] ?? '';
}

/** Printed at the end: figures of a machine whose host takes a part of it mean little. */
function tellStolen(): void {
  const [before, began, used] = [stolenTime(), performance.now(), machineTime()];
  process.on('exit', () => {
    const stolen = stolenTime() - before;
    const share = (100 * stolen) / Math.max(1, stolen + machineTime() - used);
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `\nin ${seconds.toFixed(0)} s the host kept ${share.toFixed(1)} % of the processor time that was asked for`,
    );
  });
}

/** Prints the machine, and its current load from other programs. */
export function printMachine(): void {
  tellStolen();
  const [core] = cpus();
  const [one = 0, five = 0] = loadavg();
  console.log(
    `$ npx tsx ${process.argv
      .slice(1)
      .map((word) => word.replace(`${process.cwd()}/`, ''))
      .join(' ')}`,
  );
  console.log(
    `${new Date().toISOString().slice(0, 16)}Z · ${cpus().length} × ${core?.model.trim()} · ${Math.round(totalmem() / 2 ** 30)} GiB`,
  );
  console.log(`${system()} · Linux ${release()} · Node ${process.version} · ${version('psql', '--version')}`);
  console.log(`load before: ${one.toFixed(1)} (1 min), ${five.toFixed(1)} (5 min)\n`);
}

/** Exits on SIGINT and SIGTERM, so that the `exit` handlers remove servers and folders of an aborted run. */
export function tidyOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
}

/** Processor time of the whole machine since boot, in milliseconds. */
export function machineTime(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}

/** Number of cores busy now, while this process is idle. */
export async function busyCores(): Promise<number> {
  const [before, began] = [machineTime(), performance.now()];
  await wait(1000);
  return (machineTime() - before) / (performance.now() - began);
}
