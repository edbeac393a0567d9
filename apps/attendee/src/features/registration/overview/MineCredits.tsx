import type { Summary } from '@meetingapp/contract/overview/summary.ts';
import { creditText } from '@meetingapp/domain/credits/sentences.ts';
import { Meter } from '@meetingapp/ui/data/Meter.tsx';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Credits by the first rule set in force, and how far the conference's limit is. */
export function MineCredits({ cid, credits }: { cid: string; credits: NonNullable<Summary['credits']> }) {
  const t = useT('summary');
  const { title, total, limit } = credits;
  const text = creditText(total);
  return (
    <>
      <div className="head">
        <h2>{t('credits.title')}</h2>
        <Link name="credits" params={{ cid }}>
          {t('credits.details')}
        </Link>
      </div>
      <section className="card mine-credits">
        <div className="row between">
          <span>
            <b className="t-xl">{text}</b>{' '}
            <span className="ink-2">
              {limit === null ? t('credits.unit') : t('credits.of', { limit: creditText(limit) })}
            </span>
          </span>
          <span className="t-sm ink-2">{title}</span>
        </div>
        {limit !== null && (
          <>
            <Meter
              value={total}
              max={limit}
              label={t('credits.meter', { title, total: text, limit: creditText(limit) })}
              text={text}
            />
            <p className="t-sm ink-2">
              {total >= limit ? t('credits.full') : t('credits.left', { count: creditText(limit - total) })}
            </p>
          </>
        )}
      </section>
    </>
  );
}
