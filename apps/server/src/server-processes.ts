import cluster, { type Worker } from 'node:cluster';

/** Message with which the first process asks the others to stop in order. */
export const STOP = 'stop';

/** Milliseconds before an ended process is replaced, so that a fault that ends each one at once does not use a whole processor. */
const REPLACE_MS = 1000;

export interface ServerProcesses {
  /** Number of processes that serve, at least 1. */
  count: number;
  /** Receives lines for the operator. */
  report: (line: string) => void;
}

/** True in one of several processes that share the port. */
export const isShared = (): boolean => cluster.isWorker;

/** True in the process that is started first; it alone prints the addresses. */
export const isFirst = (): boolean => cluster.worker === undefined || cluster.worker.id === 1;

/**
 * Runs this program as several processes behind one port, and replaces one that ends unasked. The others start when the first is ready,
 * so that one alone prepares the database. Returns how to stop all, and resolves `ended` with the exit code: 1 when the first process
 * could not start.
 */
export function runProcesses({ count, report }: ServerProcesses): { stop: () => void; ended: Promise<number> } {
  let stopping = false;
  let ready = false;
  let code = 0;
  let end: (code: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => (end = resolve));
  const live = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const fork = (): void => {
    if (!stopping) cluster.fork();
  };
  cluster.on('listening', () => {
    if (ready) return;
    ready = true;
    for (let more = 1; more < count; more += 1) fork();
  });
  cluster.on('exit', (worker, exitCode, signal) => {
    if (!ready && !stopping) {
      stopping = true;
      code = exitCode === 0 ? 1 : exitCode;
    }
    if (stopping) {
      if (live().length === 0) end(code);
      return;
    }
    report(`Server process ${worker.process.pid} ended (${signal ?? exitCode}); another one starts`);
    setTimeout(fork, REPLACE_MS);
  });
  fork();
  return {
    ended,
    stop: () => {
      stopping = true;
      const workers = live();
      if (workers.length === 0) end(code);
      for (const worker of workers) if (worker.isConnected()) worker.send(STOP);
    },
  };
}
