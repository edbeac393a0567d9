import './import.css';
import type { Call } from '@meetingapp/contract/call.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { taskCalls, type Task } from '@meetingapp/contract/tasks/task.ts';
import { Button, Progress } from 'antd';
import { useChange } from '../calls/use-change.ts';
import { useRole } from '../session/conference.ts';
import { useT } from '../texts/texts.ts';

interface RunningImportProps {
  cid: number;
  task: Task;
  /** What is going on, with the figures of the task. */
  text: string;
  /** Calls whose answers change when the task is stopped; null: it cannot be stopped halfway. */
  stopRefreshes: readonly Call[] | null;
}

/** How far the import or the undo of a list is. */
export function RunningImport({ cid, task, text, stopRefreshes }: RunningImportProps) {
  const t = useT('sheetImport');
  const stop = useChange(taskCalls.cancel, { refreshes: [...(stopRefreshes ?? [])] });
  const mayStop = useRole(roles.desk) && stopRefreshes !== null;
  return (
    <div className="import-running" role="status">
      <Progress percent={task.total ? Math.round((task.done / task.total) * 100) : 0} />
      <p>{text}</p>
      {mayStop && (
        <Button loading={stop.busy} onClick={() => void stop.change({ cid, id: task.id })}>
          {t('result.stop')}
        </Button>
      )}
    </div>
  );
}
