import type { JobContext } from './job.ts';
import type { JobName } from './payloads.ts';
import { tracedWork } from './work-traces.ts';

/** Milliseconds from the first wake to the run, in which more work gathers. */
const GATHER_MS = 100;

/** A job without a payload. */
interface WokenJob {
  name: JobName;
  run: (payload: never, context: JobContext) => Promise<void>;
}

const listeners = new Map<JobName, Set<() => void>>();

/** Lets the workers of this process run a woken job soon; called after the commit of what it is to do. */
export function wake(name: JobName): void {
  for (const heard of listeners.get(name) ?? []) heard();
}

/**
 * Runs a job when it is woken, and once at the start, for what a killed process left. One run at a time; what arrives during a run
 * begins the next one. Returns a function that lets pending work finish and stops.
 */
export function startWoken(job: WokenJob, context: JobContext, report: (line: string) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  const begin = (): void => {
    timer = undefined;
    running = runWoken(job, context, report).finally(() => {
      running = null;
      if (again) schedule();
      again = false;
    });
  };
  const schedule = (): void => {
    if (stopped || timer) return;
    if (running) again = true;
    else timer = setTimeout(begin, GATHER_MS);
  };
  const heard = listeners.get(job.name) ?? new Set();
  listeners.set(job.name, heard.add(schedule));
  schedule();
  return async (): Promise<void> => {
    stopped = true;
    heard.delete(schedule);
    const pending = timer !== undefined || again;
    clearTimeout(timer);
    await running;
    if (pending) await runWoken(job, context, report);
  };
}

/** Runs a woken job once; a failure is reported, and the job's schedule repeats it. */
export async function runWoken(job: WokenJob, context: JobContext, report: (line: string) => void): Promise<void> {
  try {
    await tracedWork(job.name, () => job.run({} as never, context));
  } catch (error) {
    report(`Failed job ${job.name}: ${String(error)}`);
  }
}
