import './SheetColumns.css';
import { Select, Table } from 'antd';
import type { SelectProps, TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../texts/texts.ts';

interface Line {
  at: number;
  title: string;
  /** Values of the first rows. */
  texts: readonly string[];
}

export interface SheetColumnsProps<Target extends string> {
  lines: readonly Line[];
  columns: readonly (Target | null)[];
  /** Possible meanings of a column, optionally grouped. */
  options: SelectProps['options'];
  /** Meanings that several columns can have. */
  several?: readonly Target[];
  set: (columns: (Target | null)[]) => void;
  /** Above the table. */
  children?: ReactNode;
}

/** Assigns a meaning to each column of a spreadsheet; most meanings are used once, so assigning one again clears the earlier column. */
export function SheetColumns<Target extends string>({
  lines,
  columns,
  options,
  several = [],
  set,
  children,
}: SheetColumnsProps<Target>) {
  const t = useT('console');
  const shown = lines.filter(({ title, texts }) => title !== '' || texts.length > 0);
  const choose = (at: number, target: Target | null) =>
    set(
      columns.map((one, index) => {
        if (index === at) return target;
        return one === target && one !== null && !several.includes(one) ? null : one;
      }),
    );
  const table: TableProps<Line>['columns'] = [
    { title: t('sheet.title'), width: 240, ellipsis: true, render: (_, { title }) => <b>{title}</b> },
    {
      title: t('sheet.target'),
      width: 260,
      render: (_, { at, title }) => (
        <Select
          className="wide"
          aria-label={`${t('sheet.target')} ${title}`}
          value={columns[at] ?? ''}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(value: string) => choose(at, value === '' ? null : (value as Target))}
          options={[{ value: '', label: t('sheet.skip') }, ...(options ?? [])]}
        />
      ),
    },
    {
      title: t('sheet.sample'),
      ellipsis: true,
      render: (_, { texts }) => <span className="quiet">{texts.slice(0, 3).join('　')}</span>,
    },
  ];
  return (
    <div className="sheet-columns">
      {children}
      <Table<Line>
        size="small"
        rowKey="at"
        pagination={false}
        columns={table}
        dataSource={shown}
        rowClassName={({ at }) => (columns[at] === null ? 'left' : '')}
      />
    </div>
  );
}
