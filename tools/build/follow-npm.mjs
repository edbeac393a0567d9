import { readFileSync } from 'node:fs';

function parentOf(pid) {
  try {
    // The name of the program, in brackets, may itself hold blanks and brackets.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1).trim().split(' ')[1]);
  } catch {
    return 0;
  }
}

/** The shell that npm runs us in, and npm where that can be seen. */
const above = () => `${process.ppid} ${parentOf(process.ppid)}`;

/**
 * `npm start` puts a shell between itself and us, which hands no signal on: told to end, npm and the shell go and we would stay.
 * So we end, in order, as soon as one of them is gone. Started without npm we stay whoever goes.
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
