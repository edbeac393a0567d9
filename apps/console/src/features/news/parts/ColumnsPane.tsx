import { newsConsoleCalls as calls, type NewsColumn } from '@meetingapp/contract/news-console.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { chevronDown, chevronUp, plus, trash2 } from '@meetingapp/ui/icons.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Pane } from '../../../lib/Pane.tsx';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import { moved } from '../view.ts';

const refreshes = [calls.list];

interface ColumnsPaneProps {
  columns: readonly NewsColumn[];
  mayWrite: boolean;
  close: () => void;
}

/** The columns, in the order in which the phone shows them. */
export function ColumnsPane({ columns, mayWrite, close }: ColumnsPaneProps) {
  const t = useT('newsConsole');
  const language = useLanguage();
  const cid = useCid();
  const order = useChange(calls.orderColumns, { refreshes });
  const remove = useChange(calls.removeColumn, { refreshes });
  const [adding, setAdding] = useState(false);
  const ids = columns.map(({ id }) => id);
  return (
    <Pane title={t('columns')} facts={t('columnsNote')} close={close}>
      <ol className="news-columns">
        {columns.map((column, at) => {
          const name = column.name[language] || column.name.zh || column.name.en;
          return (
            <li key={column.id}>
              <ColumnLine column={column} mayWrite={mayWrite} done={() => undefined} />
              <span className="row">
                <span className="grow small quiet">{t('facts', { count: column.count })}</span>
                <Button
                  type="text"
                  size="small"
                  disabled={!mayWrite || at === 0}
                  aria-label={t('up', { name })}
                  icon={<Icon icon={chevronUp} />}
                  onClick={() => void order.change({ cid, columnIds: moved(ids, at, -1) })}
                />
                <Button
                  type="text"
                  size="small"
                  disabled={!mayWrite || at === ids.length - 1}
                  aria-label={t('down', { name })}
                  icon={<Icon icon={chevronDown} />}
                  onClick={() => void order.change({ cid, columnIds: moved(ids, at, 1) })}
                />
                <Button
                  type="text"
                  size="small"
                  disabled={!mayWrite || column.count > 0}
                  aria-label={t('removeColumn', { name })}
                  icon={<Icon icon={trash2} />}
                  onClick={() => void remove.change({ cid, columnId: column.id })}
                />
              </span>
            </li>
          );
        })}
        {adding && (
          <li>
            <ColumnLine column={null} mayWrite={mayWrite} done={() => setAdding(false)} />
          </li>
        )}
      </ol>
      <Button icon={<Icon icon={plus} />} disabled={!mayWrite || adding} onClick={() => setAdding(true)}>
        {t('addColumn')}
      </Button>
    </Pane>
  );
}

function ColumnLine({ column, mayWrite, done }: { column: NewsColumn | null; mayWrite: boolean; done: () => void }) {
  const t = useT('newsConsole');
  const cid = useCid();
  const [typed, setTyped] = useState(column?.name ?? { zh: '', en: '' });
  const save = useChange(calls.saveColumn, { refreshes, said: t('saved') });
  const changed = typed.zh !== (column?.name.zh ?? '') || typed.en !== (column?.name.en ?? '');
  return (
    <>
      <BilingualInput label={t('columnName')} maxLength={30} value={typed} onChange={setTyped} disabled={!mayWrite} />
      {changed && (
        <Button
          size="small"
          type="primary"
          loading={save.busy}
          onClick={async () => {
            if ((await save.change({ cid, column: { id: column?.id ?? null, name: typed } })).ok) done();
          }}
        >
          {t('save')}
        </Button>
      )}
    </>
  );
}
