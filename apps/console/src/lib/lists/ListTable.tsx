import { Table } from 'antd';
import type { TableProps } from 'antd';
import { cloneElement, isValidElement, type ReactNode } from 'react';

type ListTableProps<Row> = Omit<TableProps<Row>, 'dataSource' | 'rowKey' | 'rowClassName' | 'pagination'> & {
  rows: readonly Row[];
  /** Id of the row that is open beside the list. */
  open: number | string | null;
};

/** The hidden copy of the head, by which antd measures the columns, without focus for what it copies. */
const inertCopy = (row: ReactNode): ReactNode =>
  isValidElement<{ inert?: boolean }>(row) ? cloneElement(row, { inert: true }) : row;

/** Full-width table of a page; one of its rows may be open beside it. */
export function ListTable<Row extends { id: number }>({ rows, open, ...rest }: ListTableProps<Row>) {
  return (
    <Table<Row>
      className="edge"
      size="small"
      rowKey="id"
      pagination={false}
      sticky
      measureRowRender={inertCopy}
      dataSource={[...rows]}
      rowClassName={({ id }) => (id === open ? 'open' : '')}
      {...rest}
    />
  );
}
