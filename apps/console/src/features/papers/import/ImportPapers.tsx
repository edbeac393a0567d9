import { paperImportCalls as calls } from '@meetingapp/contract/papers/import.ts';
import { paperDecisions, type PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useListed } from '../../../lib/lists/use-open-row.ts';
import { SheetSource } from '../../../lib/sheets/SheetSource.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ChosenImport } from './ChosenImport.tsx';

/** Import of papers: preview, import, and undo as a whole. */
export function ImportPapers({ cid }: { cid: number }) {
  const t = useT('papersBoards');
  const [id, setId] = useListed('list');
  const [decision, setDecision] = useState<PaperDecision | null>('publication');
  const upload = useChange(calls.uploadPapers, { refreshes: [calls.paperImports] });
  const imports = useCall(calls.paperImports, { cid }).answer?.imports ?? [];
  async function take(file: File) {
    const outcome = await upload.change({ cid, decision }, file);
    if (outcome.ok) setId(outcome.answer.id);
  }
  if (id !== null) return <ChosenImport key={id} cid={cid} id={id} leave={() => setId(null)} />;
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
