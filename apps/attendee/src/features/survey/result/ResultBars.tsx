import type { ItemResult } from '@meetingapp/contract/survey/survey.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import type { Answers } from '@meetingapp/domain/survey/progress.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Mine } from '../data.ts';
import { barsOf } from '../view.ts';

interface Props {
  mine: Mine;
  own: Answers | null;
}

/** [S91] Results of the questions that the organiser shows. */
export function ResultBars({ mine: { results, resultsFrom, done }, own }: Props) {
  const t = useT('survey');
  if (resultsFrom === 'never' || (resultsFrom === 'answered' && !done)) return null;
  if (!results) return <p className="survey-hint">{t(resultsFrom === 'closed' ? 'results.later' : 'results.few')}</p>;
  if (results.items.length === 0) return null;
  return (
    <section className="survey-results">
      <header>
        <h2>{t('results.title')}</h2>
        <span>{t('results.people', { count: results.people })}</span>
      </header>
      {results.items.map((item) => (
        <ResultItem key={item.code} item={item} own={own?.[item.code] ?? ''} />
      ))}
      <p className="survey-hint">
        {t('results.numbers', { numbers: results.items.map(({ number }) => number).join(t('between')) })}
      </p>
    </section>
  );
}

function ResultItem({ item, own }: { item: ItemResult; own: string }) {
  const t = useT('survey');
  return (
    <article>
      <h3>{item.label}</h3>
      {item.kind === 'ranking' && <p className="survey-hint">{t('results.first')}</p>}
      {item.mean !== null && <p className="survey-hint">{t('results.mean', { mean: item.mean })}</p>}
      {[
        { value: '', bars: barsOf(item, own), label: '' },
        ...item.rows.map((row) => ({ ...row, bars: barsOf({ ...item, tallies: row.tallies }, '') })),
      ].map(({ value, label, bars }) => (
        <div key={value}>
          {label !== '' && <h4>{label}</h4>}
          {bars.map((bar) => (
            <p key={bar.value} className="survey-bar">
              <span className={joinClasses(bar.mine && 'me')}>
                {bar.mine ? t('results.yours', { label: bar.label }) : bar.label}
              </span>
              <span className="track" aria-hidden="true">
                <i style={{ width: `${bar.percent}%` }} />
              </span>
              <b>{t('results.percent', { percent: bar.percent })}</b>
            </p>
          ))}
        </div>
      ))}
    </article>
  );
}
