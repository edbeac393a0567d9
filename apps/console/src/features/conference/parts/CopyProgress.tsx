import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { useNavigate } from '@tanstack/react-router';
import { Alert, Button, Progress } from 'antd';
import { useEffect } from 'react';
import { useTaskFigures } from '../../../lib/calls/task.ts';
import { refresh, useCall } from '../../../lib/calls/use-call.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';

const SOON_MS = 500;

/** Progress of the task that copies conference `cid`. Opens the new conference when the task is done. */
export function CopyProgress({ cid, taskId, close }: { cid: number; taskId: number; close: () => void }) {
  const taskFigures = useTaskFigures();
  const t = useT('conferenceConsole');
  const go = useNavigate();
  const { answer } = useCall(
    taskCalls.detail,
    { cid, id: taskId },
    { again: (latest) => (latest && latest.task.endedAt !== null ? false : SOON_MS) },
  );
  const task = answer?.task;
  const made = task?.state === 'done' ? task.result['cid'] : undefined;
  useEffect(() => {
    if (made === undefined) return;
    void refresh(staffCalls.conferences, taskCalls.list);
    close();
    void go({ to: paths.settings as string, params: { cid: String(made) } as never });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the end of the copy counts; the functions are new with every drawing
  }, [made]);
  const ended = task !== undefined && task.endedAt !== null && made === undefined;
  return (
    <Dialog title={t('make.title')} footer={<Button onClick={close}>{t('make.close')}</Button>} onCancel={close}>
      {ended ? (
        <Alert type="error" showIcon role="alert" title={t('make.copyEnded')} />
      ) : (
        <div role="status">
          <p>
            {t('make.copying')} {task && taskFigures(task)}
          </p>
          <Progress
            percent={task?.total ? Math.round((100 * task.done) / task.total) : 0}
            showInfo={false}
            aria-label={t('make.copying')}
          />
        </div>
      )}
    </Dialog>
  );
}
