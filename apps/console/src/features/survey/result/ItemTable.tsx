import type { ItemResult } from '@meetingapp/contract/survey/survey.ts';
import { percentOf } from '@meetingapp/domain/survey/shares.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** The figures behind a chart. */
export function ItemTable({ item: { label, rows, tallies, answered } }: { item: ItemResult }) {
  const t = useT('surveyConsole');
  if (rows.length > 0)
    return (
      <table className="survey-table">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            {rows[0]?.tallies.map((tally) => (
              <th key={tally.value} scope="col">
                {tally.label}
              </th>
            ))}
            <th scope="col">{t('average')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.value}>
              <th scope="row">{row.label}</th>
              {row.tallies.map(({ value, count }) => (
                <td key={value}>{count}</td>
              ))}
              <td>{row.mean ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  if (tallies.length === 0) return null;
  return (
    <table className="survey-table">
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('choice')}</th>
          <th scope="col">{t('count')}</th>
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map((tally) => (
          <tr key={tally.value}>
            <th scope="row">{tally.label}</th>
            <td>{tally.count}</td>
            <td>{percentOf(tally.count, answered)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
