import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import type { Outcome } from './call.ts';
import { exportsStarted } from './exports.ts';
import { useChange } from './use-change.ts';

/**
 * Starts a task that makes a file. Its progress is shown on every page, and the file is downloaded when it is ready. `refreshes`: calls
 * whose answer the task changes.
 */
export function useExport<C extends Call>(
  call: C,
  refreshes: readonly Call[] = [],
): { start: (body: BodyOf<C>) => Promise<boolean>; busy: boolean } {
  const { change, busy } = useChange(call, { refreshes: [taskCalls.list] });
  async function start(body: BodyOf<C>): Promise<boolean> {
    const outcome: Outcome<AnswerOf<C>> = await change(body);
    if (!outcome.ok) return false;
    const { taskId } = outcome.answer as { taskId: number };
    exportsStarted.add({ cid: (body as { cid?: number | null }).cid ?? null, taskId, refreshes });
    return true;
  }
  return { start, busy };
}
