import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { cloudCheck } from '@meetingapp/ui/icons/icons-forms.ts';
import { wifiOff } from '@meetingapp/ui/icons/icons.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Saving } from './exam-session.ts';

interface SavingNoteProps {
  saving: Saving;
  /** The device did not take what the server does not have. */
  unkept: boolean;
  offline: number;
  cid: number;
}

/** Whether the server has the answers; what counts of answers typed without a network; that a full phone keeps none of them. */
export function SavingNote({ saving, unkept, offline, cid }: SavingNoteProps) {
  const t = useT('exam');
  const logIn = useLogIn();
  if (saving === 'ended')
    return (
      <div className="exam-note" role="status">
        <Note kind="warn">
          {t(unkept ? 'saving.endedUnkept' : 'saving.ended')}
          <button type="button" className="btn soft sm" onClick={() => logIn(String(cid))}>
            {t('saving.logIn')}
          </button>
        </Note>
      </div>
    );
  if (saving === 'waiting')
    return (
      <div className="exam-note" role="status">
        <Note kind="warn" icon={wifiOff}>
          {unkept && <p>{t('saving.unkept')}</p>}
          {offline > 0
            ? t('saving.waitingTyped', { minutes: offline })
            : t(unkept ? 'saving.ruleArrived' : 'saving.waitingArrived')}
        </Note>
      </div>
    );
  return (
    <p className="exam-saved" role="status">
      <Icon icon={cloudCheck} size="xs" />
      {t(saving === 'saving' ? 'saving.saving' : saving === 'over' ? 'saving.over' : 'saving.saved')}
    </p>
  );
}
