import './import.css';
import { Button, Table, type TableProps } from 'antd';
import { Waiting } from '../layout/Waiting.tsx';
import { useT } from '../texts/texts.ts';

interface Props<Row> {
  /** As `usePages` returns them; undefined: not loaded yet. */
  asked: {
    pages: readonly { rows: readonly Row[]; next: unknown }[] | undefined;
    asking: boolean;
    more: () => void;
  };
  columns: NonNullable<TableProps<Row>['columns']>;
  /** Shown instead of rows. */
  none: string;
}

/** Rows of an imported file, loaded in pages. */
export function RowTable<Row extends { number: number }>({
  asked: { pages, asking, more },
  columns,
  none,
}: Props<Row>) {
  const t = useT('sheetImport');
  if (!pages) return <Waiting />;
  return (
    <>
      <Table<Row>
        size="small"
        rowKey="number"
        className="import-rows"
        pagination={false}
        sticky
        columns={columns}
        dataSource={pages.flatMap((page) => page.rows)}
        locale={{ emptyText: none }}
      />
      {pages.at(-1)?.next != null && (
        <p className="import-more">
          <Button loading={asking} onClick={more}>
            {t('more')}
          </Button>
        </p>
      )}
    </>
  );
}
