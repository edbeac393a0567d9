import type { ItemResult } from '@meetingapp/contract/survey/survey.ts';
import { percentOf } from '@meetingapp/domain/survey/shares.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Least width in percent that holds its figure. */
const READABLE = 8;

/** Rows of a matrix as stacked bars, from the lowest column to the highest. */
export function MatrixChart({ item: { rows } }: { item: ItemResult }) {
  const t = useT('surveyConsole');
  const columns = rows[0]?.tallies ?? [];
  return (
    <>
      <p className="survey-legend small">
        {columns.map(({ value, label }, at) => (
          <span key={value} className={`step${at % 7}`}>
            {label}
          </span>
        ))}
      </p>
      {rows.map(({ value, label, mean, tallies }) => {
        const all = tallies.reduce((sum, { count }) => sum + count, 0);
        return (
          <p key={value} className="survey-stack-row">
            <span>{label}</span>
            <span className="stack">
              {tallies.map((tally, at) => {
                const percent = percentOf(tally.count, all);
                return (
                  <i key={tally.value} className={`step${at % 7}`} style={{ flex: `${tally.count} 1 0` }}>
                    {percent >= READABLE ? percent : ''}
                  </i>
                );
              })}
            </span>
            <b>{mean === null ? '' : t('mean', { mean })}</b>
          </p>
        );
      })}
    </>
  );
}
