import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { taskCalls, type Task } from '@meetingapp/contract/tasks/task.ts';
import { taskFileDays } from '@meetingapp/domain/tasks/file-days.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Button } from 'antd';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useTaskFigures, useTaskName } from '../../../lib/calls/task.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useTask } from '../data.ts';

/** A bulk decision can be undone where nothing depends on it yet. */
const undoable = ({ kind, endedAt, done, refused }: Task) =>
  (kind === 'registration.approve' || kind === 'registration.refuse') && endedAt !== null && done > refused;

/** One task: outcome, file, and failed rows with reasons. */
export function TaskPane({ cid, id, close }: { cid: number; id: number; close: () => void }) {
  const t = useT('console');
  const taskName = useTaskName();
  const taskFigures = useTaskFigures();
  const asked = useTask(cid, id);
  const cancel = useChange(taskCalls.cancel, { refreshes: [taskCalls.list, taskCalls.detail] });
  const undo = useChange(registrationConsoleCalls.undoBulk, { refreshes: [taskCalls.list], said: t('tasks.started') });
  const file = useChange(taskCalls.file);
  async function fetchFile() {
    const outcome = await file.change({ cid, id });
    if (outcome.ok) location.assign(outcome.answer.address);
  }
  return (
    <Pane title={asked.answer ? taskName(asked.answer.task.kind) : ''} close={close}>
      <Answered asked={asked}>
        {({ task, refusedRows }) => (
          <>
            <p>
              {t(`tasks.states.${task.state}`)} {taskFigures(task)}
            </p>
            <p className="row">
              {task.fileName !== '' && (
                <Button
                  type="primary"
                  loading={file.busy}
                  icon={<Icon icon={download} />}
                  onClick={() => void fetchFile()}
                >
                  {task.fileName}
                </Button>
              )}
              {undoable(task) && (
                <Button
                  loading={undo.busy}
                  title={t('tasks.undoText')}
                  onClick={() => void undo.change({ cid, taskId: id })}
                >
                  {t('tasks.undo')}
                </Button>
              )}
              {task.endedAt === null && (
                <Button loading={cancel.busy} onClick={() => void cancel.change({ cid, id })}>
                  {t('tasks.stop')}
                </Button>
              )}
            </p>
            {task.fileName !== '' && (
              <p className="small quiet">{t('tasks.fileDays', { days: taskFileDays(task.kind) })}</p>
            )}
            {refusedRows.length > 0 && (
              <>
                <h2>{t('tasks.refusedRows', { count: task.refused })}</h2>
                <ul>
                  {refusedRows.map(({ number, label, text }) => (
                    <li key={number}>
                      <span className="quiet">{number}</span> <b>{label}</b> {text}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </Answered>
    </Pane>
  );
}
