import type { Imported, ImportedRow } from '@meetingapp/contract/members/console.ts';
import { Checkbox, Table, Tag } from 'antd';
import type { TableProps } from 'antd';
import { useState } from 'react';
import { OutcomeFilter } from '../../../lib/lists/OutcomeFilter.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface ImportedRowsProps {
  brought: Imported;
  replace: boolean;
  busy: boolean;
  setReplace: (replace: boolean) => void;
}

type Shown = 'all' | ImportedRow['fate'] | 'removed';
type Line = Omit<ImportedRow, 'fate' | 'number'> & { number: number | null; fate: ImportedRow['fate'] | 'removed' };
const marks = { new: 'good', change: 'change', wrong: 'bad', removed: 'bad' } as const;
const colours = { new: 'success', change: 'geekblue', same: 'default', wrong: 'error', removed: 'warning' } as const;

/** Outcome of each row of the file and the people who would be removed; the counts filter the rows. */
export function ImportedRows({ brought, replace, busy, setReplace }: ImportedRowsProps) {
  const t = useT('membersConsole');
  const { counts, columns: titles, applied } = brought;
  const [shown, setShown] = useState<Shown>(counts.wrong > 0 ? 'wrong' : 'all');
  const removed: Line[] = brought.removed.map((one) => ({
    ...one,
    number: null,
    fate: 'removed',
    faults: [],
    changes: [],
  }));
  const lines: Line[] =
    shown === 'removed' ? removed : shown === 'all' ? brought.rows : brought.rows.filter(({ fate }) => fate === shown);
  const kinds = (['new', 'change', 'same', 'wrong', 'removed'] as const).filter(
    (kind) => kind !== 'removed' || replace,
  );
  const skipped = titles.filter(({ title, field }) => field === null && title !== '').map(({ title }) => title);
  return (
    <>
      <OutcomeFilter<Shown>
        figures={[
          { key: 'all', label: t('importing.fates.all'), count: brought.rows.length },
          ...kinds.map((key) => ({
            key,
            label: t(`importing.fates.${key}`),
            count: counts[key],
            ...(key === 'same' ? {} : { mark: marks[key] }),
          })),
        ]}
        chosen={shown}
        choose={setShown}
      />
      <div className="members-options">
        <Checkbox checked={replace} disabled={busy || applied} onChange={(event) => setReplace(event.target.checked)}>
          {t('importing.replace')}
        </Checkbox>
        {replace && <span className="small quiet">{t('importing.replaceHint')}</span>}
        {skipped.length > 0 && (
          <span className="small quiet">{t('importing.skipped', { titles: skipped.join(' · ') })}</span>
        )}
        {shown === 'removed' && counts.removed > removed.length && (
          <span className="small quiet">{t('importing.shown', { count: removed.length })}</span>
        )}
      </div>
      <Lines key={shown} lines={lines} />
    </>
  );
}

function Lines({ lines }: { lines: Line[] }) {
  const t = useT('membersConsole');
  const columns: TableProps<Line>['columns'] = [
    {
      title: t('importing.row'),
      width: 72,
      align: 'right',
      render: (_, { number }) => <span className="quiet">{number}</span>,
    },
    {
      title: t('importing.fate'),
      width: 104,
      render: (_, { fate }) => (
        <Tag color={colours[fate]} variant="filled">
          {t(`importing.fates.${fate}`)}
        </Tag>
      ),
    },
    { title: t('columns.name'), width: 144, ellipsis: true, render: (_, { name }) => <b>{name}</b> },
    { title: t('columns.phone'), dataIndex: 'phone', width: 152, ellipsis: true },
    { title: t('columns.email'), dataIndex: 'email', width: 208, ellipsis: true },
    { title: t('importing.detail'), render: (_, line) => <Detail line={line} /> },
  ];
  return (
    <Table<Line>
      className="edge"
      size="small"
      rowKey={({ number, name, phone, email }) => number ?? `${name} ${phone} ${email}`}
      pagination={lines.length > 100 ? { pageSize: 100, showSizeChanger: false } : false}
      columns={columns}
      dataSource={lines}
      locale={{ emptyText: t('importing.none') }}
    />
  );
}

function Detail({ line: { fate, faults, changes } }: { line: Line }) {
  const t = useT('membersConsole');
  if (fate === 'wrong') return <span className="bad">{faults.join(' · ')}</span>;
  if (fate !== 'change') return <span className="quiet">{t(`importing.text.${fate}`)}</span>;
  const said = (text: string) => text || t('importing.empty');
  return changes
    .map(({ label, from, to }) => t('importing.change', { label, from: said(from), to: said(to) }))
    .join(' · ');
}
