import type { ImportState } from '@meetingapp/contract/registration/import.ts';
import type { Task } from '@meetingapp/contract/tasks/task.ts';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ImportRows } from './ImportRows.tsx';

interface ImportUndoneProps {
  cid: number;
  state: ImportState;
  undo: Task;
  again: () => void;
}

/** Registrations that an undo removed, and those that remain with the reason. */
export function ImportUndone({ cid, state, undo, again }: ImportUndoneProps) {
  const t = useT('registrationImport');
  const navigate = useNavigate();
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
        <Button type="primary" onClick={() => void navigate({ to: address('registrations', { cid }) })}>
          {t('result.list')}
        </Button>
      </div>
      <ImportRows cid={cid} state={state} fate={refused > 0 ? 'failed' : null} ended />
    </div>
  );
}
