import { examResultCalls as calls } from '@meetingapp/contract/exam/result.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import type { Figures } from '../view.ts';

/** Corrections that were made, with their reason; undone within seven days. */
export function Corrections({ corrections, examId }: { corrections: Figures['corrections']; examId: number }) {
  const t = useT('examConsole');
  const language = useLanguage();
  const cid = useCid();
  const undo = useChange(calls.undoCorrection, { refreshes: [calls.figures] });
  if (corrections.length === 0) return null;
  return (
    <section className="exam-corrections">
      <h2>{t('corrections')}</h2>
      {corrections.map(({ id, code, mode, reason, at, by, changed, undone, undoable }) => (
        <div key={id} className="row">
          <span className={undone ? 'grow quiet' : 'grow'}>
            {t(undone ? 'correctionUndone' : 'correction', { code, mode: t(`modes.${mode}`), changed, reason })}
            <span className="small quiet">{` ${by}, ${momentText(at, language)}`}</span>
          </span>
          {!undone && (
            <ActButton
              size="small"
              loading={undo.busy}
              why={undoable ? '' : t('undoLate')}
              onClick={() => void undo.change({ cid, examId, correctionId: id })}
            >
              {t('undo')}
            </ActButton>
          )}
        </div>
      ))}
    </section>
  );
}
