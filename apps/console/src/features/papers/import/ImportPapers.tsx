import { paperImportCalls as calls } from '@meetingapp/contract/papers/import.ts';
import { paperDecisions, type PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { ImportSteps } from '../../../lib/imports/ImportSteps.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { SheetSource } from '../../../lib/sheets/SheetSource.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ChosenImport } from './ChosenImport.tsx';
import { usePaperImport } from './use-paper-import.ts';

/** Import of papers: preview, import, and undo as a whole. */
export function ImportPapers({ cid }: { cid: number }) {
  const t = useT('papersBoards');
  const { id, asked, step, go } = usePaperImport(cid);
  const [decision, setDecision] = useState<PaperDecision | null>('publication');
  const upload = useChange(calls.uploadPapers, { refreshes: [calls.paperImports] });
  const imports = useCall(calls.paperImports, { cid }).answer?.imports ?? [];
  async function take(file: File) {
    const outcome = await upload.change({ cid, decision }, file);
    if (outcome.ok) go({ id: outcome.answer.id, step: null });
  }
  if (id !== null)
    return (
      <Answered asked={asked}>
        {(answer) => (
          <ChosenImport
            key={id}
            cid={cid}
            answer={answer}
            mapping={step === 'columns'}
            map={(on) => go({ id, step: on ? 'columns' : null })}
            leave={() => go({ id: null, step: null })}
          />
        )}
      </Answered>
    );
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
                <Button type="link" onClick={() => go({ id: one.id, step: null })}>
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

/** The steps of the import, for the head of the page. */
export function PaperImportSteps({ cid }: { cid: number }) {
  return <ImportSteps at={usePaperImport(cid).step} />;
}
