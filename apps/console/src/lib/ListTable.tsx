import { Table } from 'antd';
import type { TableProps } from 'antd';

type ListTableProps<Row> = Omit<TableProps<Row>, 'dataSource' | 'rowKey' | 'rowClassName' | 'pagination'> & {
  rows: readonly Row[];
  /** Which of them stands beside the list. */
  open: number | string | null;
};

/** The table of a page, as wide as the page, beside which one of its rows may be open. */
export function ListTable<Row extends { id: number }>({ rows, open, ...rest }: ListTableProps<Row>) {
  return (
    <Table<Row>
      className="edge"
      size="small"
      rowKey="id"
      pagination={false}
      sticky
      dataSource={[...rows]}
      rowClassName={({ id }) => (id === open ? 'open' : '')}
      {...rest}
    />
  );
}
