import './registrations.css';
import type { ListedColumn, ListedRegistration } from '@meetingapp/contract/registration/list.ts';
import { Checkbox, Table, Tag } from 'antd';
import type { TableProps } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { amountCell, stateColours, type View } from '../view.ts';

const HEAD = 33;
/** Least width of `company`; it also takes the remaining width. */
const widths: Record<ListedColumn, number> = {
  number: 128,
  name: 112,
  company: 120,
  phone: 120,
  branch: 124,
  fee: 112,
  form: 112,
  state: 96,
  amount: 96,
  changed: 128,
};
/** Columns hidden on narrow screens, the least needed first. */
const narrow = ['number', 'phone', 'branch', 'form'] as const satisfies readonly ListedColumn[];

export interface RegistrationTableProps {
  rows: readonly ListedRegistration[];
  /** The main one of the conference. */
  currency: string;
  columns: readonly ListedColumn[];
  view: View;
  sort: (view: Pick<View, 'sort' | 'descending'>) => void;
  asking: boolean;
  open: number | null;
  /** Index of the row with keyboard focus. */
  at: number | null;
  chosen: ReadonlySet<number>;
  choose: (ids: ReadonlySet<number>) => void;
  show: (id: number) => void;
  /** Called when scrolling comes near the end of the loaded rows. */
  more: () => void;
}

/** Virtualised table: renders only the visible rows. */
export function RegistrationTable(props: RegistrationTableProps) {
  const { rows, view, asking, open, at, show, more } = props;
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const seen = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    seen.observe(element);
    return () => seen.disconnect();
  }, []);
  const columns = useColumns(props, room.width);
  return (
    <div className="rows" ref={box} aria-busy={asking}>
      {room.height > 0 && (
        <Table<ListedRegistration>
          virtual
          size="small"
          rowKey="id"
          pagination={false}
          columns={columns}
          dataSource={rows as ListedRegistration[]}
          scroll={{ x: room.width, y: room.height - HEAD }}
          showSorterTooltip={false}
          sortDirections={['descend', 'ascend', 'descend']}
          rowClassName={({ id }) => [id === open ? 'open' : '', id === at ? 'at' : ''].join(' ')}
          onRow={({ id }) => ({ onClick: () => show(id) })}
          onScroll={({ currentTarget }) => {
            const { scrollTop, clientHeight, scrollHeight } = currentTarget as HTMLElement;
            if (scrollTop + clientHeight * 3 > scrollHeight) more();
          }}
          onChange={(_pages, _filters, sorter) => {
            const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
            if (columnKey === 'changed' || columnKey === 'name' || columnKey === 'amount')
              props.sort({
                sort: columnKey,
                descending: (order ?? (view.descending ? 'ascend' : 'descend')) === 'descend',
              });
          }}
        />
      )}
    </div>
  );
}

function useColumns(
  { rows, currency, columns, view, chosen, choose }: RegistrationTableProps,
  width: number,
): NonNullable<TableProps<ListedRegistration>['columns']> {
  const t = useT('registrationConsole');
  const language = useLanguage();
  const cells: Record<ListedColumn, (row: ListedRegistration) => React.ReactNode> = {
    number: ({ number }) => <span className="quiet">{number}</span>,
    name: ({ name }) => <b>{name}</b>,
    company: ({ company }) => company,
    phone: ({ phone }) => phone,
    branch: ({ branch }) => branch,
    fee: ({ fee }) => fee,
    form: ({ form }) => form,
    state: ({ state }) => (
      <Tag color={stateColours[state]} variant="filled">
        {t(`states.${state}`)}
      </Tag>
    ),
    amount: (row) => amountCell(row, currency, t('free')),
    changed: ({ changedAt }) => momentText(changedAt, language),
  };
  const sum = (names: readonly ListedColumn[]) => names.reduce((total, name) => total + widths[name], 52);
  let shown = [...columns];
  for (const name of narrow) if (width > 0 && sum(shown) > width) shown = shown.filter((one) => one !== name);
  const rest = Math.max(0, width - sum(shown));
  const all = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  return [
    {
      key: 'choose',
      width: 52,
      title: (
        <Checkbox
          aria-label={t('selectAllRows')}
          checked={all}
          indeterminate={!all && chosen.size > 0}
          onChange={() => choose(all ? new Set() : new Set(rows.map(({ id }) => id)))}
        />
      ),
      onCell: () => ({ onClick: (event) => event.stopPropagation() }),
      render: (_, { id, name }) => (
        <Checkbox
          aria-label={t('selectRow', { name })}
          checked={chosen.has(id)}
          onChange={() => {
            const next = new Set(chosen);
            if (!next.delete(id)) next.add(id);
            choose(next);
          }}
        />
      ),
    },
    ...shown.map((name) => ({
      key: name,
      title: t(`columns.${name}`),
      width: widths[name] + (name === (shown.includes('company') ? 'company' : 'name') ? rest : 0),
      ellipsis: true,
      align: name === 'amount' || name === 'changed' ? ('right' as const) : ('left' as const),
      render: (_: unknown, row: ListedRegistration) => cells[name](row),
      ...(name === 'changed' || name === 'name' || name === 'amount'
        ? {
            sorter: true,
            sortOrder: view.sort === name ? (view.descending ? ('descend' as const) : ('ascend' as const)) : null,
          }
        : {}),
    })),
  ];
}
