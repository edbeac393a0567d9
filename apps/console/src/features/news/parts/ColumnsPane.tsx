import { newsConsoleCalls as calls, type NewsColumn } from '@meetingapp/contract/news/console.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { NamesPane } from '../../../lib/lists/NamesPane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

const refreshes = [calls.list];

interface ColumnsPaneProps {
  columns: readonly NewsColumn[];
  mayWrite: boolean;
  close: () => void;
}

/** News columns. A column with articles cannot be deleted. */
export function ColumnsPane({ columns, mayWrite, close }: ColumnsPaneProps) {
  const t = useT('newsConsole');
  const cid = useCid();
  const save = useChange(calls.saveColumn, { refreshes, said: t('saved') });
  const order = useChange(calls.orderColumns, { refreshes });
  const remove = useChange(calls.removeColumn, { refreshes });
  return (
    <NamesPane
      names={columns}
      words={{
        title: t('columns'),
        note: t('columnsNote'),
        add: t('addColumn'),
        name: t('columnName'),
        count: (count) => t('facts', { count }),
        up: (name) => t('up', { name }),
        down: (name) => t('down', { name }),
        remove: (name) => t('removeColumn', { name }),
      }}
      mayRemove={({ count }) => count === 0}
      save={async (id, name) => (await save.change({ cid, column: { id, name } })).ok}
      order={(columnIds) => void order.change({ cid, columnIds })}
      remove={(columnId) => void remove.change({ cid, columnId })}
      mayWrite={mayWrite}
      close={close}
    />
  );
}
