import type { SheetState } from '@meetingapp/contract/tasks/import.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../texts/language.ts';
import { SheetColumns } from '../sheets/SheetColumns.tsx';
import { useT } from '../texts/texts.ts';
import { useChange } from '../calls/use-change.ts';
import type { ImportList } from './import-list.ts';

export interface ImportColumnsProps {
  list: ImportList;
  state: SheetState;
  another: () => void;
  done: () => void;
}

/** Second step: the meaning of each column, guessed from its title and saved on every change. */
export function ImportColumns({ list, state, another, done }: ImportColumnsProps) {
  const { cid, calls, words } = list;
  const t = useT('sheetImport');
  const language = useLanguage();
  const { id, titles, sample, targets, replaces } = state;
  const [columns, setColumns] = useState(state.columns);
  const keep = useChange(calls.importColumns, { refreshes: [calls.importState] });
  const check = useChange(calls.importCheck, { refreshes: [calls.importState, calls.importRows] });
  function choose(next: (string | null)[]) {
    setColumns(next);
    void keep.change({ cid, id, columns: next });
  }
  async function start() {
    if ((await check.change({ cid, id, replaces: replaces ?? false })).ok) done();
  }
  const missing = targets.filter((target) => target.required && !columns.includes(target.id));
  const options = (question: boolean) =>
    targets
      .filter((target) => target.question === question)
      .map((target) => ({
        value: target.id,
        label: target.label + (target.required ? ' *' : ''),
        disabled: target.barred,
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
        options={
          words.groups
            ? [
                { label: words.groups[0], options: options(true) },
                { label: words.groups[1], options: options(false) },
              ]
            : [...options(true), ...options(false)]
        }
      >
        <p>{t('columns.text')}</p>
        <p className="small quiet">
          {words.match}
          {targets.some(({ barred }) => barred) && ` ${words.barred}`}
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
