import type { ReviewedItem } from '@meetingapp/contract/exam/attempt.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, x } from '@meetingapp/ui/icons/icons.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { pointsText } from '../view.ts';

/** One question: what the person answered, what is right, and why. */
export function ReviewedCard({
  item: { position, stem, mark, most, given, right, reason, spot },
}: {
  item: ReviewedItem;
}) {
  const t = useT('exam');
  const full = mark === most;
  return (
    <article className="exam-reviewed">
      <p className="stem">{t('review.stem', { position, stem })}</p>
      {spot && (
        <div className="exam-spot">
          <img
            src={spot.picture.address}
            width={spot.picture.width}
            height={spot.picture.height}
            alt={spot.picture.alt}
          />
          {spot.centres.map(({ x: left, y: top }) => (
            <i key={`${left} ${top}`} className="right" style={{ left: `${left / 100}%`, top: `${top / 100}%` }} />
          ))}
          {spot.point && <i style={{ left: `${spot.point.x / 100}%`, top: `${spot.point.y / 100}%` }} />}
        </div>
      )}
      <dl>
        <dt className={full ? 'yes' : undefined}>
          <Icon icon={full ? check : x} size="xs" />
          {t('review.given')}
        </dt>
        <dd>{given.length === 0 ? t('review.nothing') : given.map((line) => <span key={line}>{line}</span>)}</dd>
        {!full && (
          <>
            <dt className="yes">
              <Icon icon={check} size="xs" />
              {t('review.right')}
            </dt>
            <dd>
              {right.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </>
        )}
      </dl>
      <p className="why">
        {t('review.points', { mark: pointsText(mark), most: pointsText(most) })}
        {reason}
      </p>
    </article>
  );
}
