import type { DayFigures } from '@meetingapp/contract/statistics/figures.ts';
import { Table } from 'antd';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** The charts' figures by day, newest first. */
export function DayTable({ days, currency }: { days: readonly DayFigures[]; currency: string }) {
  const t = useT('statistics');
  const money = (fen: number) => amountText(fen, currency);
  return (
    <Table<DayFigures>
      size="small"
      rowKey="day"
      pagination={false}
      dataSource={[...days].reverse()}
      columns={[
        { title: t('day'), dataIndex: 'day' },
        { title: t('registered'), dataIndex: 'registered', align: 'right' },
        { title: t('confirmed'), dataIndex: 'confirmed', align: 'right' },
        { title: t('online'), dataIndex: 'online', align: 'right', render: money },
        { title: t('transferred'), dataIndex: 'transferred', align: 'right', render: money },
        { title: t('refunded'), dataIndex: 'refunded', align: 'right', render: money },
      ]}
    />
  );
}
