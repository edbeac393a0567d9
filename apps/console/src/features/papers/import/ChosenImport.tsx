import { paperImportCalls as calls } from '@meetingapp/contract/papers/import.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { papersConsoleCalls } from '@meetingapp/contract/papers/console.ts';
import { App, Button } from 'antd';
import { useState } from 'react';
import { ColumnsStep } from '../../../lib/imports/ColumnsStep.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useTaskEnd } from '../../../lib/calls/use-task-end.ts';
import { ImportedRows } from './ImportedRows.tsx';

interface ChosenProps {
  cid: number;
  id: number;
  leave: () => void;
}

/** One imported file: its columns, its dry run, and afterwards what was imported. */
export function ChosenImport({ cid, id, leave }: ChosenProps) {
  const asked = useCall(calls.paperImport, { cid, id });
  return <Answered asked={asked}>{(answer) => <Chosen cid={cid} answer={answer} leave={leave} />}</Answered>;
}

function Chosen({ cid, answer, leave }: Omit<ChosenProps, 'id'> & { answer: AnswerOf<typeof calls.paperImport> }) {
  const t = useT('papersBoards');
  const steps = useT('sheetImport');
  const { modal, message } = App.useApp();
  const { state, sheet, reasons } = answer;
  const again = [calls.paperImport, calls.paperImports, papersConsoleCalls.list];
  const apply = useChange(calls.applyPapers, { refreshes: again });
  const back = useChange(calls.takeBackPapers, { refreshes: again });
  const keep = useChange(calls.paperColumns, {
    refreshes: [calls.paperImport, calls.paperImports, calls.paperImportRows],
  });
  const [mapping, setMapping] = useState(false);
  const { running } = useTaskEnd(cid, state.apply?.id ?? null, again);
  const { id, counts, takenBackAt } = state;
  const done = state.apply?.state === 'done';
  const open = takenBackAt === null && state.apply === null;
  const wanted = counts.new + counts.change;
  async function takeBack() {
    if (!(await modal.confirm({ title: t('import.takeBack'), content: t('import.takeBackText') }))) return;
    const outcome = await back.change({ cid, id });
    if (!outcome.ok) return;
    const { removed, restored, stayed, stays } = outcome.answer;
    void message.success(t('import.takenBack', { removed, restored }), 4);
    if (stayed > 0) modal.info({ title: t('import.stays', { count: stayed, numbers: stays.join(' ') }) });
  }
  if (open && sheet && (mapping || !sheet.complete))
    return (
      <ColumnsStep
        sheet={sheet}
        isEnough={(has) => has('externalId') && (has('title') || has('titleEn'))}
        missing={t('import.columnsMissing')}
        leave={{ text: t('import.another'), act: leave }}
        save={async (columns) => (await keep.change({ cid, id, columns })).ok}
        busy={keep.busy}
        done={() => setMapping(false)}
      />
    );
  return (
    <div className="sheet-source">
      <p>
        <b>{state.name}</b>{' '}
        {takenBackAt !== null ? t('import.wasTakenBack') : t(done ? 'import.applied' : 'import.counts', counts)}
      </p>
      <p className="row">
        {takenBackAt === null && !done && (
          <ActButton
            type="primary"
            lacks={{ noRows: wanted === 0 }}
            loading={apply.busy || running}
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
        {open && sheet && <Button onClick={() => setMapping(true)}>{steps('check.columns')}</Button>}
        <Button onClick={leave}>{t('import.another')}</Button>
      </p>
      <ImportedRows cid={cid} id={id} counts={counts} sheet={sheet} reasons={reasons} open={open} />
    </div>
  );
}
