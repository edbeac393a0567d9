import { Link } from '@tanstack/react-router';
import { Table } from 'antd';
import { address } from '../../../lib/navigation/paths.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Dashboard } from './Figures.tsx';

/** Registrations and income by fee kind. */
export function FeeTable({ cid, fees, currency }: { cid: number; fees: Dashboard['fees']; currency: string }) {
  const t = useT('statistics');
  return (
    <Table<Dashboard['fees'][number]>
      size="small"
      rowKey="feeId"
      pagination={false}
      dataSource={[...fees]}
      columns={[
        { title: t('fee'), dataIndex: 'title', ellipsis: true },
        {
          title: t('confirmed'),
          dataIndex: 'confirmed',
          align: 'right',
          width: 96,
          render: (count: number, { feeId, title }) => (
            <Link
              to={address('registrations', { cid })}
              search={{ states: 'confirmed,attended', fees: String(feeId) } as never}
              aria-label={`${count} ${t('opens', { name: title })}`}
            >
              {count.toLocaleString('en')}
            </Link>
          ),
        },
        { title: t('held'), dataIndex: 'held', align: 'right', width: 96 },
        {
          title: t('size'),
          dataIndex: 'size',
          align: 'right',
          width: 96,
          render: (size: number | null) => (size === null ? t('unlimited') : size.toLocaleString('en')),
        },
        {
          title: t('received'),
          dataIndex: 'received',
          align: 'right',
          width: 128,
          render: (fen: number, { others }) =>
            [
              ...(others.length === 0 ? [amountText(fen, currency, true)] : []),
              ...(others.length > 0 && fen > 0 ? [`${currency} ${amountText(fen, currency, true)}`] : []),
              ...others.map((one) => `${one.currency} ${amountText(one.received, one.currency, true)}`),
            ].join(' + '),
        },
      ]}
    />
  );
}
