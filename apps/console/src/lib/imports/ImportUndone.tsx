import type { SheetState } from '@meetingapp/contract/tasks/import.ts';
import type { Task } from '@meetingapp/contract/tasks/task.ts';
import { Button } from 'antd';
import { useT } from '../texts/texts.ts';
import type { ImportList } from './import-list.ts';
import { ImportRows } from './ImportRows.tsx';

interface ImportUndoneProps {
  list: ImportList;
  state: SheetState;
  undo: Task;
  again: () => void;
}

/** Rows that an undo removed, and those that remain with the reason. */
export function ImportUndone({ list, state, undo, again }: ImportUndoneProps) {
  const t = useT('sheetImport');
  const { done, refused } = undo;
  return (
    <div className="import-judged">
      <div className="sub">
        <span className="grow" role="status">
          <b>{t('result.undone', { count: (done - refused).toLocaleString('en') })}</b>{' '}
          {refused > 0 && <span className="quiet">{t('result.kept', { count: refused.toLocaleString('en') })}</span>}
        </span>
        {undo.state !== 'done' && (
          <Button danger onClick={again}>
            {t('result.undo')}
          </Button>
        )}
        <Button type="primary" onClick={list.leave}>
          {list.words.list}
        </Button>
      </div>
      <ImportRows list={list} state={state} fate={refused > 0 ? 'failed' : null} ended />
    </div>
  );
}
