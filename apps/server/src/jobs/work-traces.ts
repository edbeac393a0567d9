type Run = <T>(name: string, run: () => Promise<T>) => Promise<T>;

/** Set while traces are recorded: runs a job as a trace. */
export const workTraces: { run: Run | null } = { run: null };

/** Runs a job, as a trace where traces are recorded. */
export const tracedWork: Run = (name, run) => (workTraces.run ? workTraces.run(name, run) : run());
