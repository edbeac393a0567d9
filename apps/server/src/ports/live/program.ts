import { spawn } from 'node:child_process';

export type ProgramOutcome = { ok: true; output: string } | { ok: false; reason: 'missing' | 'failed'; detail: string };

const LAST_LINES = 1_000;

/** Runs a program to its end and returns its output. */
export function runProgram(program: string, parameters: readonly string[], cwd?: string): Promise<ProgramOutcome> {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(cwd === undefined ? {} : { cwd }),
    });
    let output = '';
    let detail = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (detail = (detail + part.toString()).slice(-LAST_LINES)));
    child.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, reason: error.code === 'ENOENT' ? 'missing' : 'failed', detail: error.message }),
    );
    child.on('close', (code) =>
      resolve(code === 0 ? { ok: true, output } : { ok: false, reason: 'failed', detail: detail.trim() }),
    );
  });
}
