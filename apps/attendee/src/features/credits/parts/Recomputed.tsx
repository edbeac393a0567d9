import type { CreditResult } from '@meetingapp/domain/credits/credits.ts';
import { creditText } from '@meetingapp/domain/credits/sentences.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import type { Credits } from '../data.ts';
import type { RuleSet } from '../view.ts';
import { UploadNote } from './UploadNote.tsx';

interface RecomputedProps {
  credits: Credits;
  set: RuleSet;
  result: CreditResult;
  /** True after the person has asked for it. */
  shown: boolean;
  onReview: () => void;
}

/** What was reported, whether the phone's result is the server's, what staff corrected, and the way to a review. A difference always shows. */
export function Recomputed({ credits, set, result, shown, onReview }: RecomputedProps) {
  const t = useT('credits');
  const language = useLanguage();
  const same = result.total === set.total;
  const open = credits.reviews.some(({ answer }) => answer === null);
  return (
    <div className="stack credits-notes" aria-live="polite">
      <UploadNote credits={credits} setId={set.id} />
      {credits.corrections.length > 0 && (
        <Note>
          <b>{t('corrected', { count: credits.corrections.length })}</b>
          {credits.corrections.map(({ id, by, reason }) => (
            <p key={id}>{t('correction', { by, reason })}</p>
          ))}
        </Note>
      )}
      {credits.reviews
        .filter(({ answer }) => answer !== null)
        .map(({ id, text, answer }) => (
          <Note key={id}>
            <b>{t('review.answered')}</b>
            <p>{text}</p>
            <p>{answer}</p>
          </Note>
        ))}
      {!result.complete && <Note kind="warn">{t('incomplete')}</Note>}
      {!same && (
        <Note kind="warn">
          <b>{t('differs', { here: creditText(result.total), there: creditText(set.total) })}</b>
          <p>{t('differsText')}</p>
        </Note>
      )}
      {same && shown && (
        <Note kind="ok">
          <b>{t('same')}</b>
          <p>{t('sameText', { count: credits.evidence.length, at: momentText(credits.at, credits.zone, language) })}</p>
        </Note>
      )}
      {open ? (
        <p className="t-sm ink-2">{t('review.open')}</p>
      ) : (
        <button type="button" className="link" onClick={onReview}>
          {t('ask')}
        </button>
      )}
    </div>
  );
}
