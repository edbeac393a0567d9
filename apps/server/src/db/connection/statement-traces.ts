/** Notes the end of a statement; with its error when it failed. */
type End = (error?: unknown) => void;

/** Set while traces are recorded: `begin` notes the start of a statement; null where there is no trace to add it to. */
export const statementTraces: { begin: ((text: string) => End | null) | null } = { begin: null };

/** Runs a statement, as part of the current trace where one is recorded. */
export function traced<T>(text: string, run: () => Promise<T>): Promise<T> {
  const end = statementTraces.begin?.(text);
  return end ? untilEnd(run(), end) : run();
}

async function untilEnd<T>(running: Promise<T>, end: End): Promise<T> {
  try {
    const result = await running;
    end();
    return result;
  } catch (error) {
    end(error);
    throw error;
  }
}
