import type { SheetState } from '@meetingapp/contract/tasks/import.ts';
import { App, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTaskFigures } from '../calls/task.ts';
import { OutcomeFilter } from '../lists/OutcomeFilter.tsx';
import { useT } from '../texts/texts.ts';
import { refresh } from '../calls/use-call.ts';
import { useChange } from '../calls/use-change.ts';
import type { ImportList } from './import-list.ts';
import { ImportRows } from './ImportRows.tsx';
import { ImportUndone } from './ImportUndone.tsx';
import { RunningImport } from './RunningImport.tsx';
import { TaskFile } from './TaskFile.tsx';

/** Last step: the outcome of the rows, and a file of those to correct. */
export function ImportResult({ list, state }: { list: ImportList; state: SheetState }) {
  const { cid, calls, words, changes } = list;
  const taskFigures = useTaskFigures();
  const t = useT('sheetImport');
  const [shown, setShown] = useState<'all' | 'failed'>('all');
  const go = useChange(calls.importApply, { refreshes: [calls.importState, calls.importRows] });
  const back = useChange(calls.importUndo, { refreshes: [calls.importState, calls.importRows] });
  const { modal } = App.useApp();
  const { id, apply, undo, counts } = state;
  const runs = undo ?? apply;
  const running = runs !== null && runs.endedAt === null;
  useEffect(() => {
    if (!running) void refresh(calls.importRows, ...changes);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the end of the task changes them
  }, [running]);
  if (!apply || !runs) return null;
  if (running)
    return (
      <RunningImport
        cid={cid}
        task={runs}
        text={t(undo ? 'result.undoing' : 'result.running', { figures: taskFigures(runs) })}
        stopRefreshes={[calls.importState]}
      />
    );
  function askUndo() {
    void modal.confirm({
      title: t('result.undoTitle'),
      content: words.undoText,
      okText: t('result.undo'),
      okButtonProps: { danger: true },
      cancelText: t('result.undoNot'),
      onOk: async () => void (await back.change({ cid, id })),
    });
  }
  if (undo) return <ImportUndone key={undo.id} list={list} state={state} undo={undo} again={askUndo} />;
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
            count: Object.values(counts).reduce((sum, one) => sum + one, 0),
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
        <Button type="primary" onClick={list.leave}>
          {words.list}
        </Button>
      </div>
      <ImportRows key={shown} list={list} state={state} fate={shown === 'failed' ? 'failed' : null} ended />
    </div>
  );
}
