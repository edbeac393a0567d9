import type { CreditResult } from '@meetingapp/domain/credits/credits.ts';
import { creditText } from '@meetingapp/domain/credits/sentences.ts';
import { Meter } from '@meetingapp/ui/data/Meter.tsx';
import { Fragment } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import type { RuleSet } from '../view.ts';

const parts = ['present', 'overlap', 'short', 'counted'] as const;
const signs = { present: '', overlap: '−', short: '−', counted: '=' } as const;

/** The total, how far the conference's limit is, and how the minutes add up. */
export function CreditSum({ set, result }: { set: RuleSet; result: CreditResult }) {
  const t = useT('credits');
  const limit = set.rules.caps.conference;
  const total = creditText(result.total);
  return (
    <section className="card credits-sum">
      <div className="row between">
        <p className="credits-total">
          {total} <small>{limit === null ? t('unit') : t('of', { limit: creditText(limit) })}</small>
        </p>
        <span className="tag role">{t('version', { number: set.number })}</span>
      </div>
      {limit !== null && (
        <>
          <Meter
            value={result.total}
            max={limit}
            label={t('meter', { title: set.title, total, limit: creditText(limit) })}
            text={total}
          />
          <p className="t-sm ink-2">
            {result.total >= limit ? t('full') : t('toGo', { count: creditText(limit - result.total) })}
          </p>
        </>
      )}
      <dl className="credits-equation" aria-label={t('equation')}>
        {parts.map((part) => (
          <Fragment key={part}>
            {signs[part] && (
              <span className="op" aria-hidden="true">
                {signs[part]}
              </span>
            )}
            <div>
              <dt>{t(`minutes.${part}`)}</dt>
              <dd>{result.minutes[part]}</dd>
            </div>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
