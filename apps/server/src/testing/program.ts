import type { ChildProcess } from 'node:child_process';
import { afterAll } from 'vitest';
import { spawnProgram, type Program, type ProgramOptions } from './spawn-program.ts';

const children: ChildProcess[] = [];
// Kills the processes still running when the file is done.
afterAll(() => void children.map((child) => child.kill('SIGKILL')));

/** Starts the program with these settings only; it ends with the test file at the latest. */
export function startProgram(settings: Record<string, string>, options: ProgramOptions = {}): Program {
  const program = spawnProgram(settings, options);
  children.push(program.child);
  return program;
}
