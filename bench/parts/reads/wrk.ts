import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processorTime } from '../machine/cpu.ts';

const run = promisify(execFile);

export interface Asked {
  url: string;
  headers?: Record<string, string>;
  /** JSON of a call; absent: GET. */
  body?: object;
}

export interface Answered {
  perSecond: number;
  /** Processor time of the measured process per request, in milliseconds. */
  cpu: number;
  /** 99th percentile in milliseconds. */
  p99: number;
  /** Responses other than 2xx and 3xx, and broken connections. */
  failures: number;
}

const quoted = (text: string): string => JSON.stringify(text);

/** Loads an address with wrk (Debian) over 32 connections, and reads the processor time of the process that answers. */
export async function load(asked: Asked, pid: number, seconds: number): Promise<Answered> {
  if (!existsSync('/usr/bin/wrk')) throw new Error('apt-get install wrk comes first');
  const folder = mkdtempSync(join(tmpdir(), 'bench-wrk-'));
  const script = join(folder, 'request.lua');
  const headers = { ...asked.headers, ...(asked.body ? { 'content-type': 'application/json' } : {}) };
  writeFileSync(
    script,
    [
      ...(asked.body ? ["wrk.method = 'POST'", `wrk.body = ${quoted(JSON.stringify(asked.body))}`] : []),
      ...Object.entries(headers).map(([name, value]) => `wrk.headers[${quoted(name)}] = ${quoted(value)}`),
      `done = function(summary, latency)
        io.write(string.format("FIGURES %d %d %d %d\\n", summary.requests, summary.duration, latency:percentile(99),
          summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout))
      end`,
    ].join('\n'),
  );
  try {
    const before = processorTime(pid);
    const { stdout } = await run('/usr/bin/wrk', ['-t1', '-c32', `-d${seconds}s`, '-s', script, asked.url]);
    const spent = processorTime(pid) - before;
    const [requests = 0, micros = 1, p99 = 0, failures = 0] =
      /FIGURES (\d+) (\d+) (\d+) (\d+)/.exec(stdout)?.slice(1).map(Number) ?? [];
    return { perSecond: requests / (micros / 1e6), cpu: spent / requests, p99: p99 / 1000, failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
