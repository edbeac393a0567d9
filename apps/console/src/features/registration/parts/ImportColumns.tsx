import { registrationImportCalls as calls, type ImportState } from '@meetingapp/contract/registration-import.ts';
import { Button, Select, Table } from 'antd';
import type { TableProps } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';

interface Line {
  at: number;
  title: string;
  texts: string[];
}

export interface ImportColumnsProps {
  cid: number;
  state: ImportState;
  another: () => void;
  done: () => void;
}

/** The second step: what each column is. Guessed by its title, kept as soon as it is changed. */
export function ImportColumns({ cid, state, another, done }: ImportColumnsProps) {
  const t = useT('registrationImport');
  const language = useLanguage();
  const { id, titles, sample, targets, movesMoney } = state;
  const [columns, setColumns] = useState(state.columns);
  const keep = useChange(calls.importColumns, { refreshes: [calls.importState] });
  const check = useChange(calls.importCheck, { refreshes: [calls.importState, calls.importRows] });
  function choose(at: number, target: string | null) {
    // What was another column before is this one now.
    const next = columns.map((one, index) => (index === at ? target : one === target ? null : one));
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
  const shown = lines.filter(({ title, texts }) => title !== '' || texts.length > 0);
  const table: TableProps<Line>['columns'] = [
    { title: t('columns.title'), width: 240, ellipsis: true, render: (_, { title }) => <b>{title}</b> },
    {
      title: t('columns.target'),
      width: 260,
      render: (_, { at, title }) => (
        <Select
          className="wide"
          aria-label={`${t('columns.target')} ${title}`}
          value={columns[at] ?? ''}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(value: string) => choose(at, value === '' ? null : value)}
          options={[
            { value: '', label: t('columns.skip') },
            { label: t('columns.questions'), options: options(true) },
            { label: t('columns.parts'), options: options(false) },
          ]}
        />
      ),
    },
    {
      title: t('columns.sample'),
      ellipsis: true,
      render: (_, { texts }) => <span className="quiet">{texts.slice(0, 3).join('　')}</span>,
    },
  ];
  return (
    <>
      <div className="sub">
        <span className="grow small quiet">{t('columns.kept')}</span>
        <Button onClick={another}>{t('file.another')}</Button>
        <Button type="primary" loading={check.busy || keep.busy} onClick={() => void start()}>
          {t('columns.next')}
        </Button>
      </div>
      <div className="import-columns">
        <p>{t('columns.text')}</p>
        <p className="small quiet">
          {t('columns.match')}
          {!movesMoney && ` ${t('columns.money')}`}
        </p>
        {missing.length > 0 && (
          <p className="note soon" role="status">
            {t('columns.missing', { names: missing.map(({ label }) => label).join(language === 'zh' ? '、' : ', ') })}
          </p>
        )}
        <Table<Line>
          size="small"
          rowKey="at"
          pagination={false}
          columns={table}
          dataSource={shown}
          rowClassName={({ at }) => (columns[at] === null ? 'left' : '')}
        />
      </div>
    </>
  );
}
