import { Table } from 'antd';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Dashboard } from './Figures.tsx';

/** Registrations and income by fee kind. */
export function FeeTable({ fees }: { fees: Dashboard['fees'] }) {
  const t = useT('statistics');
  return (
    <Table<Dashboard['fees'][number]>
      size="small"
      rowKey="feeId"
      pagination={false}
      dataSource={[...fees]}
      columns={[
        { title: t('fee'), dataIndex: 'title', ellipsis: true },
        { title: t('confirmed'), dataIndex: 'confirmed', align: 'right', width: 96 },
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
          render: (fen: number) => amountText(fen, true),
        },
      ]}
    />
  );
}
