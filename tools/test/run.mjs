import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

// The output is piped and may be saved to a file: no colours.
const { FORCE_COLOR: _colours, ...plain } = { ...process.env, NO_COLOR: '1' };

/**
 * Runs a program in the root of the project, showing its output.
 * @param {string} program
 * @param {readonly string[]} words
 * @param {{ env?: Record<string, string>, onLine?: (line: string) => void }} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(program, words, options = {}) {
  return new Promise((done) => {
    const child = spawn(program, words, {
      cwd: new URL('../..', import.meta.url),
      env: { ...plain, ...options.env },
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      done(false);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      console.log(line);
      options.onLine?.(line);
    });
    child.on('close', (code) => done(code === 0));
  });
}
