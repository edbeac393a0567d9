import { paperImportCalls as calls } from '@meetingapp/contract/papers/import.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { papersConsoleCalls } from '@meetingapp/contract/papers/console.ts';
import { App, Button } from 'antd';
import { useEffect } from 'react';
import { ColumnsStep } from '../../../lib/imports/ColumnsStep.tsx';
import { RunningImport } from '../../../lib/imports/RunningImport.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useTaskFigures } from '../../../lib/calls/task.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ImportedRows } from './ImportedRows.tsx';

interface ChosenProps {
  cid: number;
  answer: AnswerOf<typeof calls.paperImport>;
  /** True while its columns are being mapped. */
  mapping: boolean;
  map: (on: boolean) => void;
  leave: () => void;
}

const changed = [calls.paperImport, calls.paperImports, calls.paperImportRows, papersConsoleCalls.list];

/** One imported file: its columns, its dry run, and afterwards what was imported or undone. */
export function ChosenImport({ cid, answer, mapping, map, leave }: ChosenProps) {
  const t = useT('papersBoards');
  const steps = useT('sheetImport');
  const figures = useTaskFigures();
  const { modal } = App.useApp();
  const { state, sheet, reasons } = answer;
  const { id, counts, takenBackAt, apply: applied, undo } = state;
  const apply = useChange(calls.applyPapers, { refreshes: changed });
  const back = useChange(calls.undoPapers, { refreshes: changed });
  const keep = useChange(calls.paperColumns, {
    refreshes: [calls.paperImport, calls.paperImports, calls.paperImportRows],
  });
  const task = undo ?? applied;
  const running = task !== null && task.endedAt === null;
  useEffect(() => {
    if (!running) void refresh(...changed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the end of the task changes them
  }, [running]);
  const open = takenBackAt === null && applied === null;
  const done = applied?.state === 'done';
  const wanted = counts.new + counts.change;
  if (running)
    return (
      <RunningImport
        cid={cid}
        task={task}
        text={steps(undo ? 'result.undoing' : 'result.running', { figures: figures(task) })}
        stopRefreshes={undo ? [calls.paperImport] : null}
      />
    );
  if (open && sheet && mapping)
    return (
      <ColumnsStep
        sheet={sheet}
        isEnough={(has) => has('externalId') && (has('title') || has('titleEn'))}
        missing={t('import.columnsMissing')}
        leave={{ text: t('import.another'), act: leave }}
        save={async (columns) => (await keep.change({ cid, id, columns })).ok}
        busy={keep.busy}
        done={() => map(false)}
      />
    );
  async function takeBack() {
    if (!(await modal.confirm({ title: t('import.takeBack'), content: t('import.takeBackText') }))) return;
    await back.change({ cid, id });
  }
  return (
    <div className="sheet-source">
      <p role="status">
        <b>{state.name}</b>{' '}
        {undo === null
          ? t(done ? 'import.applied' : 'import.counts', counts)
          : [
              takenBackAt === null ? t('import.undoBroken') : t('import.wasTakenBack'),
              steps('result.undone', { count: (undo.done - undo.refused).toLocaleString('en') }),
              ...(undo.refused > 0 ? [steps('result.kept', { count: undo.refused.toLocaleString('en') })] : []),
            ].join(' · ')}
      </p>
      <p className="row">
        {takenBackAt === null && undo === null && !done && (
          <ActButton
            type="primary"
            lacks={{ noRows: wanted === 0 }}
            loading={apply.busy}
            onClick={() => void apply.change({ cid, id })}
          >
            {wanted === 0 ? t('import.nothing') : t('import.apply', { count: wanted })}
          </ActButton>
        )}
        {takenBackAt === null && done && (
          <Button danger loading={back.busy} onClick={() => void takeBack()}>
            {t('import.takeBack')}
          </Button>
        )}
        {open && sheet && <Button onClick={() => map(true)}>{steps('check.columns')}</Button>}
        <Button onClick={leave}>{t('import.another')}</Button>
      </p>
      <ImportedRows
        key={undo?.id ?? 0}
        cid={cid}
        id={id}
        counts={counts}
        stayed={undo?.refused ?? 0}
        sheet={sheet}
        reasons={reasons}
        open={open}
      />
    </div>
  );
}
