import { readFileSync } from 'node:fs';

function parentOf(pid) {
  try {
    // The name of the program, in brackets, may itself contain blanks and brackets.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1).trim().split(' ')[1]);
  } catch {
    return 0;
  }
}

/** The shell that npm started, and npm when it is visible. */
const above = () => `${process.ppid} ${parentOf(process.ppid)}`;

/**
 * `npm start` runs a shell in between, which forwards no signal: on a stop request npm and the shell exit and this process would stay.
 * So it shuts down cleanly as soon as one of them is gone. Started without npm it keeps running.
 */
export function followNpm() {
  if (process.env.npm_lifecycle_event !== 'start' || process.platform === 'win32') return;
  const first = above();
  const watch = setInterval(() => {
    if (above() === first) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
