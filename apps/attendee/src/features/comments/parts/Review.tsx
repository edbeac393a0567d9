import { commentCalls, type ListedComment } from '@meetingapp/contract/comments/comment.ts';
import { showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { change } from '../data.ts';
import { reviewTime } from '../view.ts';
import { Stars } from './Stars.tsx';

const MINUTE_MS = 60_000;

/** V17: the asker's review of the answer, until three days after it; read only from then on. */
export function Review({ comment, zone }: { comment: ListedComment; zone: string }) {
  const t = useT('comments');
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  const [chosen, setChosen] = useState<number | null>(null);
  const { review, reviewUntil } = comment;
  const time = reviewTime(reviewUntil, now);
  if (reviewUntil === null || time.kind === 'none') return null;
  const over = time.kind === 'over';
  const stars = chosen ?? review?.stars ?? 0;
  if (over && review === null) return null;
  const at = momentText(reviewUntil, zone, language);

  async function choose(count: number): Promise<void> {
    setChosen(count);
    const outcome = await change(commentCalls.review, {
      commentId: comment.id,
      stars: count,
      text: review?.text ?? '',
    });
    setChosen(null);
    if (outcome.ok) showToast(t('review.saved'));
    else showTopTip(outcome.failure.msg);
  }
  return (
    <div className={joinClasses('cm-review', over && 'over')}>
      <span>
        {t(review ? 'review.own' : 'review.ask')}
        {over && <span className="cm-meta">{t('review.over')}</span>}
        {!over && review && <span className="cm-meta">{t('review.until', { at })}</span>}
        {!over && !review && (
          <b>{time.kind === 'days' ? t('review.left', { count: time.days }) : t('review.last', { at })}</b>
        )}
      </span>
      <Stars
        label={t(review ? 'review.own' : 'review.ask')}
        value={stars}
        onChoose={over ? undefined : (count) => void choose(count)}
      />
    </div>
  );
}
