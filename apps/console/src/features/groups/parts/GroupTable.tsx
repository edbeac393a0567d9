import './groups.css';
import type { GroupRow } from '@meetingapp/contract/groups/console.ts';
import { Button, Table } from 'antd';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';

export interface GroupTableProps {
  groups: GroupRow[];
  open: number | null;
  choose: (groupId: number) => void;
}

/** All groups, one row each. */
export function GroupTable({ groups, open, choose }: GroupTableProps) {
  const t = useT('groups');
  return (
    <Table<GroupRow>
      className="group-table"
      size="small"
      rowKey="groupId"
      pagination={false}
      dataSource={groups}
      rowClassName={({ groupId }) => (groupId === open ? 'open' : '')}
      onRow={({ groupId }) => ({ onClick: () => choose(groupId) })}
      columns={[
        {
          title: t('name'),
          key: 'name',
          render: (_value, { groupId, name }) => (
            <Button type="link" size="small" style={{ padding: 0 }} onClick={() => choose(groupId)}>
              {name}
            </Button>
          ),
        },
        { title: t('contact'), dataIndex: 'contact' },
        ...(open === null
          ? [
              { title: t('branch'), dataIndex: 'branch', render: (branch: string) => branch || t('anyBranch') },
              {
                title: t('payer'),
                dataIndex: 'payer',
                render: (payer: GroupRow['payer']) => t(`payers.${payer}`),
              },
            ]
          : []),
        { title: t('people'), dataIndex: 'people', align: 'right' },
        { title: t('confirmed'), dataIndex: 'confirmed', align: 'right' },
        {
          title: t('toPay'),
          key: 'toPay',
          align: 'right',
          render: (_value, { unpaid, toPay }) =>
            unpaid > 0 ? t('toPayText', { count: unpaid, amount: sumsText(toPay) }) : '',
        },
        { title: t('links'), dataIndex: 'openLinks', align: 'right' },
      ]}
    />
  );
}

/** One sum for each currency. */
const sumsText = (sums: GroupRow['toPay']): string =>
  sums.map(({ currency, amount }) => `${currency} ${amountText(amount, currency, true)}`).join(' + ');
