import type { Call } from '@meetingapp/contract/call.ts';
import { useSyncExternalStore } from 'react';

/** An export that this window started; without `cid`, of the society. */
export interface StartedExport {
  cid: number | null;
  taskId: number;
  /** Calls to refresh when it has ended, for exports that also record something. */
  refreshes?: readonly Call[];
  /** Why the file could not be fetched. */
  failure?: string;
}

let started: readonly StartedExport[] = [];
const readers = new Set<() => void>();

function become(next: readonly StartedExport[]): void {
  started = next;
  for (const changed of readers) changed();
}

/** Exports whose progress is shown; the file of each is downloaded once. */
export const exportsStarted = {
  add: (one: StartedExport): void => become([...started.filter(({ taskId }) => taskId !== one.taskId), one]),
  fail: (taskId: number, failure: string): void =>
    become(started.map((one) => (one.taskId === taskId ? { ...one, failure } : one))),
  remove: (taskId: number): void => become(started.filter((one) => one.taskId !== taskId)),
};

export function useStartedExports(): readonly StartedExport[] {
  return useSyncExternalStore(
    (changed) => {
      readers.add(changed);
      return () => readers.delete(changed);
    },
    () => started,
  );
}
