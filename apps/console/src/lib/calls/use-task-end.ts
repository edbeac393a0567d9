import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import type { Call } from '@meetingapp/contract/call.ts';
import { useEffect } from 'react';
import { refresh, useCall } from './use-call.ts';

const SOON_MS = 1000;

/** Whether a task is running and whether it refused rows; refreshes the affected calls when it ends. */
export function useTaskEnd(
  cid: number,
  taskId: number | null,
  refreshes: readonly Call[],
): { running: boolean; refused: boolean } {
  const { answer } = useCall(
    taskCalls.detail,
    { cid, id: taskId ?? 1 },
    // Without an answer the task may be running still.
    { enabled: taskId !== null, again: (latest) => (latest && latest.task.endedAt !== null ? false : SOON_MS) },
  );
  const task = answer?.task.id === taskId ? answer?.task : undefined;
  const ended = task !== undefined && task.endedAt !== null;
  useEffect(() => {
    if (ended) void refresh(taskCalls.list, ...refreshes);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the calls are listed anew with every drawing and stay the same
  }, [ended]);
  return { running: taskId !== null && !ended, refused: ended && (task.refused > 0 || task.state === 'failed') };
}
