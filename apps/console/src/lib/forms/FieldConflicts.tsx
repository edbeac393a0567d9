import './FieldConflicts.css';
import { auditCalls } from '@meetingapp/contract/audit.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useCall } from '../calls/use-call.ts';
import { useT } from '../texts/texts.ts';

export interface FieldConflict {
  name: string;
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
  takeTheirs: () => void;
  keepMine: () => void;
}

/**
 * The item that both edit, as the audit log names it; the colleague's name where it is known; or `own`, where only this person can
 * have changed it, in another tab.
 */
export type ConflictSubject = { cid: number; subject: string; id: number | string } | { by: string } | 'own';

/** Values saved by somebody else since typing began, beside the typed ones; the user chooses one per field. */
export function FieldConflicts({ of, conflicts }: { of: ConflictSubject; conflicts: readonly FieldConflict[] }) {
  if (conflicts.length === 0) return null;
  return <Conflicts of={of} conflicts={conflicts} />;
}

function Conflicts({ of, conflicts }: { of: ConflictSubject; conflicts: readonly FieldConflict[] }) {
  const t = useT('console');
  const own = of === 'own';
  const known = own ? t('conflict.otherTab') : 'by' in of ? of.by : '';
  const { cid, subject, id } = own || 'by' in of ? { cid: 0, subject: '', id: '' } : of;
  // Without the right to read the log the name is unknown and "a colleague" is shown.
  const { answer } = useCall(auditCalls.list, { cid, subject, subjectId: String(id) }, { enabled: known === '' });
  const by = known || answer?.entries[0]?.by || t('conflict.somebody');
  const title = t(own ? 'conflict.ownTitle' : 'conflict.title');
  return (
    <section className="note soon field-conflicts" role="alert" aria-label={title}>
      <p>
        <b>{title}</b>
      </p>
      {conflicts.map(({ name, label, theirs, mine, takeTheirs, keepMine }) => (
        <div key={name} role="group" aria-label={label}>
          <span className="small quiet-2">{label}</span>
          <div className="both">
            <div>
              <span className="small">{t('conflict.theirs', { by })}</span>
              <Value>{theirs || t('conflict.empty')}</Value>
              <Button size="small" onClick={takeTheirs}>
                {t('conflict.takeTheirs')}
              </Button>
            </div>
            <div>
              <span className="small">{t('conflict.mine')}</span>
              <Value>{mine || t('conflict.empty')}</Value>
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

/** A value that scrolls when it is long: the keyboard reaches it, too. */
const Value = ({ children }: { children: ReactNode }) => (
  <div className="value" tabIndex={0}>
    {children}
  </div>
);
