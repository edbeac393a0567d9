import { registrationImportCalls as calls, type ImportState } from '@meetingapp/contract/registration/import.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { SheetColumns } from '../../../lib/sheets/SheetColumns.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

export interface ImportColumnsProps {
  cid: number;
  state: ImportState;
  another: () => void;
  done: () => void;
}

/** Second step: the meaning of each column, guessed from its title and saved on every change. */
export function ImportColumns({ cid, state, another, done }: ImportColumnsProps) {
  const t = useT('registrationImport');
  const language = useLanguage();
  const { id, titles, sample, targets, movesMoney } = state;
  const [columns, setColumns] = useState(state.columns);
  const keep = useChange(calls.importColumns, { refreshes: [calls.importState] });
  const check = useChange(calls.importCheck, { refreshes: [calls.importState, calls.importRows] });
  function choose(next: (string | null)[]) {
    setColumns(next);
    void keep.change({ cid, id, columns: next });
  }
  async function start() {
    if ((await check.change({ cid, id })).ok) done();
  }
  const missing = targets.filter((target) => target.required && !columns.includes(target.id));
  const options = (question: boolean) =>
    targets
      .filter((target) => target.question === question)
      .map((target) => ({
        value: target.id,
        label: target.label + (target.required ? ' *' : ''),
        disabled: !movesMoney && (target.id === '@paid' || target.id === '@amount'),
      }));
  const lines = titles.map((title, at) => ({ at, title, texts: sample.map((row) => row[at] ?? '').filter(Boolean) }));
  return (
    <>
      <div className="sub">
        <span className="grow small quiet">{t('columns.kept')}</span>
        <Button onClick={another}>{t('file.another')}</Button>
        <Button type="primary" loading={check.busy || keep.busy} onClick={() => void start()}>
          {t('columns.next')}
        </Button>
      </div>
      <SheetColumns
        lines={lines}
        columns={columns}
        set={choose}
        options={[
          { label: t('columns.questions'), options: options(true) },
          { label: t('columns.parts'), options: options(false) },
        ]}
      >
        <p>{t('columns.text')}</p>
        <p className="small quiet">
          {t('columns.match')}
          {!movesMoney && ` ${t('columns.money')}`}
        </p>
        {missing.length > 0 && (
          <p className="note soon" role="status">
            {t('columns.missing', {
              names: joinList(
                missing.map(({ label }) => label),
                language,
              ),
            })}
          </p>
        )}
      </SheetColumns>
    </>
  );
}
