import { privacyCalls } from '@meetingapp/contract/privacy.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

/** Export of one person's data: requested, made in the background, downloaded. */
export function PersonExport({ account }: { account: number }) {
  const t = useT('privacy');
  const [taskId, setTaskId] = useState<number | null>(null);
  const begun = useChange(privacyCalls.export);
  const fetched = useChange(taskCalls.file);
  const { answer } = useCall(
    taskCalls.detail,
    { id: taskId ?? 1 },
    { enabled: taskId !== null, again: (last) => (last?.task.endedAt ? false : 800) },
  );
  const ready = taskId !== null && answer?.task.id === taskId && answer.task.state === 'done';
  async function begin() {
    const outcome = await begun.change({ account });
    if (outcome.ok) setTaskId(outcome.answer.taskId);
  }
  async function download() {
    const outcome = await fetched.change({ id: taskId ?? 0 });
    if (outcome.ok) location.assign(outcome.answer.address);
  }
  return (
    <section>
      <h2>{t('exportTitle')}</h2>
      <p className="quiet after">{t('exportText')}</p>
      {ready ? (
        <Button type="primary" loading={fetched.busy} onClick={() => void download()}>
          {t('download')}
        </Button>
      ) : (
        <Button loading={begun.busy || taskId !== null} onClick={() => void begin()}>
          {t(taskId === null ? 'export' : 'exporting')}
        </Button>
      )}
    </section>
  );
}
