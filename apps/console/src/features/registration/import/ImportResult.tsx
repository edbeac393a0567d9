import { registrationImportCalls as calls, type ImportState } from '@meetingapp/contract/registration/import.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { useNavigate } from '@tanstack/react-router';
import { App, Button, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { address } from '../../../lib/navigation/paths.ts';
import { useTaskFigures } from '../../../lib/calls/task.ts';
import { OutcomeFilter } from '../../../lib/lists/OutcomeFilter.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';
import { ImportRows } from './ImportRows.tsx';
import { ImportUndone } from './ImportUndone.tsx';
import { TaskFile } from './TaskFile.tsx';

/** Last step: the outcome of the rows, and a file of those to correct. */
export function ImportResult({ cid, state }: { cid: number; state: ImportState }) {
  const taskFigures = useTaskFigures();
  const t = useT('registrationImport');
  const navigate = useNavigate();
  const [shown, setShown] = useState<'all' | 'failed'>('all');
  const stop = useChange(taskCalls.cancel, { refreshes: [calls.importState] });
  const go = useChange(calls.importApply, { refreshes: [calls.importState, calls.importRows] });
  const back = useChange(calls.importUndo, { refreshes: [calls.importState, calls.importRows] });
  const { modal } = App.useApp();
  const { id, apply, undo, counts } = state;
  const runs = undo ?? apply;
  const running = runs !== null && runs.endedAt === null;
  useEffect(() => {
    if (!running) void refresh(calls.importRows, ...changed);
  }, [running]);
  if (!apply || !runs) return null;
  if (running)
    return (
      <div className="import-running" role="status">
        <Progress percent={runs.total ? Math.round((runs.done / runs.total) * 100) : 0} />
        <p>{t(undo ? 'result.undoing' : 'result.running', { figures: taskFigures(runs) })}</p>
        <Button loading={stop.busy} onClick={() => void stop.change({ cid, id: runs.id })}>
          {t('result.stop')}
        </Button>
      </div>
    );
  function askUndo() {
    void modal.confirm({
      title: t('result.undoTitle'),
      content: t('result.undoText'),
      okText: t('result.undo'),
      okButtonProps: { danger: true },
      cancelText: t('result.undoNot'),
      onOk: async () => void (await back.change({ cid, id })),
    });
  }
  if (undo) return <ImportUndone key={undo.id} cid={cid} state={state} undo={undo} again={askUndo} />;
  const done = apply.done - apply.refused;
  const failed = apply.refused + counts.wrong;
  const unfinished = apply.state !== 'done';
  return (
    <div className="import-judged">
      <OutcomeFilter
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
        {done > 0 && (
          <Button danger loading={back.busy} onClick={askUndo}>
            {t('result.undo')}
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
