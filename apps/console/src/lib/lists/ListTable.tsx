import { Table } from 'antd';
import type { TableProps, TableRef } from 'antd';
import type { Ref } from 'react';

type ListTableProps<Row> = Omit<TableProps<Row>, 'dataSource' | 'rowKey' | 'rowClassName' | 'pagination'> & {
  rows: readonly Row[];
  /** Id of the row that is open beside the list. */
  open: number | string | null;
  ref?: Ref<TableRef> | undefined;
};

/** Full-width table of a page; one of its rows may be open beside it. */
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
