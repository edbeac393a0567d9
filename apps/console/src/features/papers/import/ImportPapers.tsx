import { paperImportCalls as calls } from '@meetingapp/contract/papers/import.ts';
import type { PaperImport } from '@meetingapp/contract/papers/import.ts';
import { papersConsoleCalls } from '@meetingapp/contract/papers/console.ts';
import { paperDecisions, type PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import { App, Button, Select } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useListed } from '../../../lib/lists/use-open-row.ts';
import { SheetSource } from '../../../lib/sheets/SheetSource.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useTaskEnd } from '../../../lib/calls/use-task-end.ts';
import { ImportedRows } from './ImportedRows.tsx';

/** Import of papers: preview, import, and undo as a whole. */
export function ImportPapers({ cid }: { cid: number }) {
  const t = useT('papersBoards');
  const [id, setId] = useListed('list');
  const [decision, setDecision] = useState<PaperDecision | null>('publication');
  const upload = useChange(calls.uploadPapers, { refreshes: [calls.paperImports] });
  const imports = useCall(calls.paperImports, { cid }).answer?.imports ?? [];
  const state = imports.find((one) => one.id === id);
  async function take(file: File) {
    const outcome = await upload.change({ cid, decision }, file);
    if (outcome.ok) setId(outcome.answer.id);
  }
  if (state) return <Chosen key={state.id} cid={cid} state={state} leave={() => setId(null)} />;
  return (
    <SheetSource
      cid={cid}
      template={calls.papersTemplate}
      accept=".json,.xlsx,.csv"
      hint={t('import.hint')}
      busy={upload.busy}
      take={(file) => void take(file)}
    >
      <label className="row">
        <span className="quiet">{t('import.as')}</span>
        <Select
          value={decision ?? 'undecided'}
          style={{ minWidth: 200 }}
          onChange={(wish) => setDecision(paperDecisions.find((one) => one === wish) ?? null)}
          options={[
            ...paperDecisions.map((one) => ({ value: one, label: t(`import.kinds.${one}`) })),
            { value: 'undecided', label: t('import.undecided') },
          ]}
        />
      </label>
      {imports.length > 0 && (
        <section>
          <h2>{t('import.earlier')}</h2>
          <ul>
            {imports.map((one) => (
              <li key={one.id}>
                <Button type="link" onClick={() => setId(one.id)}>
                  {one.name}
                </Button>
                <span className="quiet small">{t('import.counts', one.counts)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </SheetSource>
  );
}

function Chosen({ cid, state, leave }: { cid: number; state: PaperImport; leave: () => void }) {
  const t = useT('papersBoards');
  const { modal, message } = App.useApp();
  const again = [calls.paperImports, papersConsoleCalls.list];
  const apply = useChange(calls.applyPapers, { refreshes: again });
  const back = useChange(calls.takeBackPapers, { refreshes: again });
  const { running } = useTaskEnd(cid, state.apply?.id ?? null, again);
  const { id, counts, takenBackAt } = state;
  const done = state.apply?.state === 'done';
  const wanted = counts.new + counts.change;
  async function takeBack() {
    if (!(await modal.confirm({ title: t('import.takeBack'), content: t('import.takeBackText') }))) return;
    const outcome = await back.change({ cid, id });
    if (!outcome.ok) return;
    const { removed, restored, stayed, stays } = outcome.answer;
    void message.success(t('import.takenBack', { removed, restored }), 4);
    if (stayed > 0) modal.info({ title: t('import.stays', { count: stayed, numbers: stays.join(' ') }) });
  }
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
        <Button onClick={leave}>{t('import.another')}</Button>
      </p>
      <ImportedRows cid={cid} id={id} counts={counts} />
    </div>
  );
}
