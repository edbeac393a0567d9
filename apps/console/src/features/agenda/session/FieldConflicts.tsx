import { auditCalls } from '@meetingapp/contract/audit.ts';
import { Button } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useDesk } from '../parts/desk-context.ts';

export interface FieldConflict {
  name: string;
  label: string;
  theirs: string;
  mine: string;
  takeTheirs: () => void;
  keepMine: () => void;
}

interface FieldConflictsProps {
  subject: 'programme_session' | 'talk';
  id: number;
  conflicts: readonly FieldConflict[];
}

/** Values saved by somebody else since typing began, beside the typed ones; the user chooses one per field. */
export function FieldConflicts({ subject, id, conflicts }: FieldConflictsProps) {
  const t = useT('agendaConsole');
  const { cid } = useDesk();
  // Without the right to read the log the name is unknown and "a colleague" is shown.
  const { answer } = useCall(auditCalls.list, { cid, subject, subjectId: String(id) });
  if (conflicts.length === 0) return null;
  const by = answer?.entries[0]?.by || t('conflict.somebody');
  return (
    <section className="note soon field-conflicts" role="alert" aria-label={t('conflict.title')}>
      <p>
        <b>{t('conflict.title')}</b>
      </p>
      {conflicts.map(({ name, label, theirs, mine, takeTheirs, keepMine }) => (
        <div key={name} role="group" aria-label={label}>
          <span className="small quiet-2">{label}</span>
          <div className="both">
            <div>
              <span className="small">{t('conflict.theirs', { by })}</span>
              <p>{theirs || t('conflict.empty')}</p>
              <Button size="small" onClick={takeTheirs}>
                {t('conflict.takeTheirs')}
              </Button>
            </div>
            <div>
              <span className="small">{t('conflict.mine')}</span>
              <p>{mine || t('conflict.empty')}</p>
              <Button size="small" onClick={keepMine}>
                {t('conflict.keepMine')}
              </Button>
            </div>
          </div>
        </div>
      ))}
    </section>
  );
}
