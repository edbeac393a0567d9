import { registrationImportCalls as calls, type ImportState } from '@meetingapp/contract/registration-import.ts';
import { taskCalls } from '@meetingapp/contract/tasks.ts';
import { useNavigate } from '@tanstack/react-router';
import { Button, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { address } from '../../../lib/paths.ts';
import { taskFigures } from '../../../lib/task.ts';
import { Fates } from '../../../lib/Fates.tsx';
import { useT } from '../../../lib/texts.ts';
import { refresh } from '../../../lib/use-call.ts';
import { useChange } from '../../../lib/use-change.ts';
import { changed } from '../data.ts';
import { ImportRows } from './ImportRows.tsx';
import { TaskFile } from './TaskFile.tsx';

/** The last step: what became of the rows, and the file of those that are to be mended. */
export function ImportResult({ cid, state }: { cid: number; state: ImportState }) {
  const t = useT('registrationImport');
  const navigate = useNavigate();
  const [shown, setShown] = useState<'all' | 'failed'>('all');
  const stop = useChange(taskCalls.cancel, { refreshes: [calls.importState] });
  const go = useChange(calls.importApply, { refreshes: [calls.importState, calls.importRows] });
  const { id, apply, counts } = state;
  const running = apply !== null && apply.endedAt === null;
  useEffect(() => {
    if (!running) void refresh(calls.importRows, ...changed);
  }, [running]);
  if (!apply) return null;
  if (running)
    return (
      <div className="import-running" role="status">
        <Progress percent={apply.total ? Math.round((apply.done / apply.total) * 100) : 0} />
        <p>{t('result.running', { figures: taskFigures(apply) })}</p>
        <Button loading={stop.busy} onClick={() => void stop.change({ cid, id: apply.id })}>
          {t('result.stop')}
        </Button>
      </div>
    );
  const done = apply.done - apply.refused;
  const failed = apply.refused + counts.wrong;
  const unfinished = apply.state !== 'done';
  return (
    <div className="import-judged">
      <Fates
        figures={[
          {
            key: 'all',
            label: t('result.filters.all'),
            count: counts.new + counts.change + counts.same + counts.wrong,
          },
          { key: 'failed', label: t('result.filters.failed'), count: failed, mark: 'bad' },
        ]}
        chosen={shown}
        choose={setShown}
      />
      <div className="sub">
        <span className="grow" role="status">
          <b>{t('result.done', { count: done.toLocaleString('en') })}</b>{' '}
          {failed > 0 && (
            <span className="quiet">
              {t('result.failed', { count: failed.toLocaleString('en') })} {t('result.text')}
            </span>
          )}
          {unfinished && (
            <span className="bad"> {t(apply.state === 'cancelled' ? 'result.stopped' : 'result.broken')}</span>
          )}
        </span>
        {unfinished && (
          <Button loading={go.busy} onClick={() => void go.change({ cid, id })}>
            {t('result.go')}
          </Button>
        )}
        <TaskFile cid={cid} task={apply} text={t('result.file')} />
        <Button type="primary" onClick={() => void navigate({ to: address('registrations', { cid }) })}>
          {t('result.list')}
        </Button>
      </div>
      <ImportRows key={shown} cid={cid} state={state} fate={shown === 'failed' ? 'failed' : null} ended />
    </div>
  );
}
