import { Table } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

interface Counted {
  name: string;
  views: number;
  visitors: number;
}

/** Table of views and visitors; `of` is the title of the first column. */
export function CountTable({ of, rows }: { of: string; rows: readonly Counted[] }) {
  const t = useT('usage');
  const figure = (value: number) => value.toLocaleString('en');
  return (
    <Table<Counted>
      size="small"
      rowKey="name"
      pagination={false}
      dataSource={[...rows]}
      columns={[
        { title: of, dataIndex: 'name', ellipsis: true },
        { title: t('views'), dataIndex: 'views', align: 'right', width: 96, render: figure },
        { title: t('visitors'), dataIndex: 'visitors', align: 'right', width: 96, render: figure },
      ]}
    />
  );
}
