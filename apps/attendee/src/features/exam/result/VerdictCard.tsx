import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, x } from '@meetingapp/ui/icons/icons.ts';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { Result } from '../data.ts';
import { clockOf, pointsText } from '../view.ts';

/** Passed or not: word, icon, and the score on one scale with the pass mark. */
export function VerdictCard({ result: { passed, result, number, card, automatic } }: { result: Result }) {
  const t = useT('exam');
  if (passed === null) return null;
  const verdict = t(passed ? 'result.passed' : 'result.failed');
  const announced = result
    ? t(passed ? 'result.passedWith' : 'result.failedWith', { score: pointsText(result.mark) })
    : verdict;
  const share = (mark: number) => (result && result.most > 0 ? (100 * mark) / result.most : 0);
  const lacking = result ? result.pass - result.mark : 0;
  return (
    <Card as="section" className={passed ? 'exam-res' : 'exam-res no'}>
      <p className="sr" role="status">
        {announced}
      </p>
      <div className="top" aria-hidden="true">
        <p className="exam-verdict">
          <b>
            <Icon icon={passed ? check : x} />
          </b>
          {verdict}
        </p>
        {result && (
          <p className="score">
            {pointsText(result.mark)}
            <small>{t('result.of', { most: pointsText(result.most) })}</small>
          </p>
        )}
      </div>
      {result && (
        <>
          <div
            className="exam-scale"
            role="img"
            aria-label={t('result.scale', { score: pointsText(result.mark), pass: pointsText(result.pass) })}
          >
            <i style={{ width: `${share(result.mark)}%` }} />
            <b style={{ left: `${share(result.pass)}%` }} />
          </div>
          <p className="exam-pass">
            {lacking > 0
              ? t('result.lacking', { pass: pointsText(result.pass), lacking: pointsText(lacking) })
              : t('result.pass', { pass: pointsText(result.pass) })}
          </p>
          <dl className="exam-three">
            <div>
              <dt>{t('result.right')}</dt>
              <dd>{t('result.rightOf', { right: result.right, items: result.items })}</dd>
            </div>
            <div>
              <dt>{t('result.time')}</dt>
              <dd>{clockOf(result.seconds * 1000)}</dd>
            </div>
            <div>
              <dt>{t('result.attempt')}</dt>
              <dd>{t('result.attemptOf', { number, attempts: card.attempts })}</dd>
            </div>
          </dl>
        </>
      )}
      {!result && <p className="exam-hint">{t('result.hidden')}</p>}
      {automatic && <p className="exam-hint">{t('result.automatic')}</p>}
    </Card>
  );
}
