import type { MemberEntry } from '@meetingapp/contract/members/console.ts';
import { Button, Table, Tag } from 'antd';
import type { TableProps } from 'antd';
import { useSelectAll } from '../../../lib/lists/use-select-all.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { spanKey } from '../view.ts';

interface MemberTableProps {
  people: MemberEntry[];
  open: number | null;
  /** True when a pane is open beside the table. */
  narrow: boolean;
  choose: (member: MemberEntry) => void;
  ticked: number[];
  /** Null when nobody can be removed. */
  tick: ((ids: number[]) => void) | null;
}

const colours = { valid: 'success', later: 'processing', ended: 'default' } as const;

export function MemberTable({ people, open, narrow, choose, ticked, tick }: MemberTableProps) {
  const t = useT('membersConsole');
  const selectAll = useSelectAll();
  const columns: TableProps<MemberEntry>['columns'] = [
    {
      title: t('columns.name'),
      key: 'name',
      ellipsis: true,
      render: (_, one) => (
        <Button type="link" size="small" style={{ padding: 0 }} onClick={() => choose(one)}>
          {one.name}
        </Button>
      ),
    },
    { title: t('columns.phone'), dataIndex: 'phone', width: 160 },
    ...(narrow ? [] : [{ title: t('columns.email'), dataIndex: 'email', ellipsis: true }]),
    {
      title: t('columns.validity'),
      key: 'validity',
      width: 224,
      render: (_, { validFrom: from, validUntil: until }) => {
        const key = spanKey(from, until);
        return t(`span.${key}`, { day: from ?? until ?? '', from: from ?? '', until: until ?? '' });
      },
    },
    {
      title: t('columns.state'),
      key: 'state',
      width: 112,
      render: (_, { validity }) => (
        <Tag color={colours[validity]} variant="filled">
          {t(`states.${validity}`)}
        </Tag>
      ),
    },
  ];
  return (
    <Table<MemberEntry>
      className="edge"
      size="small"
      rowKey="id"
      pagination={false}
      dataSource={people}
      columns={columns}
      rowClassName={({ id }) => (id === open ? 'open' : '')}
      onRow={(one) => ({ onClick: () => choose(one) })}
      {...(tick
        ? {
            rowSelection: {
              ...selectAll,
              columnWidth: 56,
              selectedRowKeys: ticked,
              preserveSelectedRowKeys: true,
              onChange: (keys) => tick(keys.map(Number)),
              getCheckboxProps: ({ name }) => ({ 'aria-label': name }),
            },
          }
        : {})}
    />
  );
}
