import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { processorTime, systemWrites } from './parts/machine/cpu.ts';
import { busyCores, machineTime, printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import type { Counted, ReadersInput, ToReaders } from './parts/live/socket-readers.ts';
import { startNchan, startOurs, startPlain, type RoomSubject } from './parts/live/socket-subjects.ts';

// One room with many viewers on this server, nchan and plain ws in one run: processor time per delivery, delays, memory of idle
// sockets; for this server also many sockets in one process, and all of them reconnecting at once.
// npx tsx bench/live-sockets.ts [--sockets 5000] [--rates 10,20,50] [--seconds 10] [--many 15000] [--source] [--only ours]
// [--profile folder]: where Node writes the CPU profile of this server

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '5000' },
    rates: { type: 'string', default: '10,20,50' },
    seconds: { type: 'string', default: '10' },
    many: { type: 'string', default: '15000' },
    only: { type: 'string' },
    profile: { type: 'string' },
    source: { type: 'boolean', default: false },
  },
});
const sockets = Number(values.sockets);
const rates = values.rates.split(',').map(Number);
const seconds = Number(values.seconds);
const READERS = 2;
const MOST_WAITED_S = 15;
/** Warm-up rate and duration (seconds) before the first measure, so that no program is measured while it is still being compiled. */
const WARM_RATE = 10;
const WARM_SECONDS = 4;
/** Bytes of a message, the same for all subjects. */
const LENGTH = 150;

const program = fileURLToPath(new URL('./parts/live/socket-readers.ts', import.meta.url));
let network = 1;
const nextAddress = (): string => `127.0.0.${(network += 1)}`;

class Readers {
  readonly #children: ChildProcess[] = Array.from({ length: READERS }, () =>
    fork(program, [], { execArgv: ['--import', 'tsx'] }),
  );

  async tell(each: () => ToReaders): Promise<Counted> {
    const answers = await Promise.all(
      this.#children.map(async (child) => {
        child.send(each());
        const [counted] = (await once(child, 'message')) as [Counted];
        return counted;
      }),
    );
    return {
      messages: answers.reduce((sum, one) => sum + one.messages, 0),
      open: answers.reduce((sum, one) => sum + one.open, 0),
      delays: answers.flatMap(({ delays }) => delays).sort((a, b) => a - b),
      took: Math.max(...answers.map(({ took }) => took)),
    };
  }

  connect({ port, path, hello }: RoomSubject, count: number): Promise<Counted> {
    const wish = (): ReadersInput => ({ port, path, hello, from: nextAddress(), sockets: Math.round(count / READERS) });
    return this.tell(() => ({ do: 'connect', wish: wish() }));
  }

  /** Their total processor time, in milliseconds. */
  get spent(): number {
    return this.#children.reduce((sum, { pid }) => sum + processorTime(pid ?? 0), 0);
  }

  end(): void {
    for (const child of this.#children) child.disconnect();
  }
}

/** Resident memory of a process and its children, in bytes. */
function memoryOf(pid: number): number {
  const resident = (path: string): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1] ?? 0) * 1024;
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return new RegExp(`^PPid:\\s+${pid}$`, 'm').test(readFileSync(`/proc/${name}/status`, 'utf8'));
    } catch {
      return false;
    }
  });
  return [String(pid), ...children].reduce((sum, one) => sum + resident(`/proc/${one}/status`), 0);
}

const part = (sorted: number[], of: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.NaN;
const rows: string[] = [];
const note = (...cells: string[]): void => {
  rows.push(`| ${cells.join(' | ')} |`);
  console.log(cells.join(' · '));
};

const say = (subject: RoomSubject, number: number): void =>
  subject.say(`bench:${Date.now()} ${number} `.padEnd(LENGTH, 'x'));

async function sayAll(subject: RoomSubject, rate: number, count: number): Promise<void> {
  const began = performance.now();
  for (let number = 0; number < count; number += 1) {
    const due = began + (number * 1000) / rate;
    if (due > performance.now()) await wait(due - performance.now());
    say(subject, number);
  }
}

async function measureRate(subject: RoomSubject, readers: Readers, rate: number): Promise<void> {
  await wait(1500);
  await readers.tell(() => ({ do: 'count' }));
  const [server, database, machine] = [processorTime(subject.pid), subject.databasePid ?? 0, machineTime()];
  const databaseBefore = database ? processorTime(database) : 0;
  const writesBefore = systemWrites(subject.writing);
  const began = performance.now();
  const count = rate * seconds;
  await sayAll(subject, rate, count);
  await wait(1500);
  const spent = processorTime(subject.pid) - server;
  const all = machineTime() - machine;
  const writes = systemWrites(subject.writing) - writesBefore;
  const { messages, delays } = await readers.tell(() => ({ do: 'count' }));
  const inDatabase = database ? processorTime(database) - databaseBefore : 0;
  note(
    `${subject.name}, ${rate} messages/s`,
    `${((spent * 1000) / messages).toFixed(2)} µs; ${((spent * 1000) / writes).toFixed(1)} µs each of ${writes} writes`,
    `${((100 * messages) / (count * sockets)).toFixed(2)} % of ${(rate * sockets).toLocaleString('en')}/s`,
    `p50 ${part(delays, 0.5)} ms, p99 ${part(delays, 0.99)} ms`,
    `${(spent / (performance.now() - began)).toFixed(2)} cores${database ? `, database ${(inDatabase / (performance.now() - began)).toFixed(2)}` : ''}; machine ${(all / (performance.now() - began)).toFixed(2)}`,
  );
}

async function idleMemory(subject: RoomSubject, readers: Readers, count: number): Promise<void> {
  await subject.collect();
  const before = memoryOf(subject.pid);
  const { took, open } = await readers.connect(subject, count);
  await wait(2000);
  await subject.collect();
  const each = (memoryOf(subject.pid) - before) / open / 1024;
  note(
    `${subject.name}, ${open} sockets`,
    `${each.toFixed(2)} KB each`,
    `all in after ${(took / 1000).toFixed(2)} s`,
    '',
    '',
  );
}

async function measure(start: () => Promise<RoomSubject>): Promise<void> {
  const subject = await start();
  const readers = new Readers();
  try {
    await idleMemory(subject, readers, sockets);
    await sayAll(subject, WARM_RATE, WARM_RATE * WARM_SECONDS);
    for (const rate of rates) await measureRate(subject, readers, rate);
  } finally {
    readers.end();
    await subject.stop();
  }
}

async function many(count: number): Promise<void> {
  const subject = await startOurs(values);
  const readers = new Readers();
  try {
    await idleMemory(subject, readers, count);
    for (let number = 0; number < 20; number += 1) say(subject, number);
    const heard = { messages: 0, delays: [] as number[] };
    for (let waited = 0; heard.messages < 20 * count && waited < MOST_WAITED_S; waited += 1) {
      await wait(1000);
      const { messages, delays } = await readers.tell(() => ({ do: 'count' }));
      heard.messages += messages;
      heard.delays.push(...delays);
    }
    const { messages } = heard;
    const delays = heard.delays.sort((a, b) => a - b);
    note(
      `ours, 20 messages to ${count} sockets`,
      `${((100 * messages) / (20 * count)).toFixed(2)} %`,
      `p99 ${part(delays, 0.99)} ms`,
      '',
      '',
    );
    const [before, readersBefore] = [processorTime(subject.pid), readers.spent];
    const { took, open } = await readers.tell(() => ({ do: 'again', from: nextAddress() }));
    const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(2);
    const work = `${seconds(before, processorTime(subject.pid))} s of the server's processor, ${seconds(readersBefore, readers.spent)} s of the readers'`;
    note(`ours, all ${open} come back at once`, `${(took / 1000).toFixed(2)} s`, 'goal 5 s', work, '');
  } finally {
    readers.end();
    await subject.stop();
  }
}

tidyOnSignals();
printMachine();
console.log(`busy just before: ${(await busyCores()).toFixed(1)} cores`);
const subjects = { ours: () => startOurs(values), 'plain ws': startPlain, nchan: startNchan };
for (const [name, start] of Object.entries(subjects))
  if (values.only === undefined || values.only === name) await measure(start);
if (Number(values.many) > 0) await many(Number(values.many));
console.log(
  `\n| what | CPU for each delivery | delivered | delay | |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}`,
);
