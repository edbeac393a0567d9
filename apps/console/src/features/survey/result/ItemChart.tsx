import type { ItemResult } from '@meetingapp/contract/survey/survey.ts';
import { npsShares, percentOf } from '@meetingapp/domain/survey/shares.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ItemTable } from './ItemTable.tsx';
import { MatrixChart } from './MatrixChart.tsx';

interface Props {
  item: ItemResult;
  /** The table behind the chart instead of it. */
  table: boolean;
  chosen: boolean;
  choose: () => void;
}

/** One question: its figures, and a chart or the table behind it. Charts have the table for screen readers. */
export function ItemChart({ item, table, chosen, choose }: Props) {
  const t = useT('surveyConsole');
  const { number, label, answered, none, mean, median, nps, kind } = item;
  const shares = kind === 'nps' ? npsShares(item.tallies) : null;
  return (
    <section className={chosen ? 'survey-result on' : 'survey-result'}>
      <header>
        <button type="button" className="name" aria-pressed={chosen} onClick={choose}>
          <span className="quiet">{number}</span> <b>{label}</b>
        </button>
        <span className="small quiet">{t('answeredBy', { count: answered, none })}</span>
        <span className="grow" />
        {kind === 'ranking' && <span className="small quiet">{t('firstPlace')}</span>}
        {mean !== null && <span>{t('mean', { mean })}</span>}
        {median !== null && kind === 'number' && <span>{t('median', { median })}</span>}
        {nps !== null && <b>{t('nps', { nps: nps > 0 ? `+${nps}` : String(nps).replace('-', '−') })}</b>}
      </header>
      {shares && (
        <p className="survey-legend small">
          <span className="low">{t('detractors', { percent: shares.detractors })}</span>
          <span className="mid">{t('passives', { percent: shares.passives })}</span>
          <span className="high">{t('promoters', { percent: shares.promoters })}</span>
        </p>
      )}
      {table ? (
        <ItemTable item={item} />
      ) : (
        <>
          <div aria-hidden="true">
            {kind === 'nps' ? (
              <NpsBars item={item} />
            ) : item.rows.length > 0 ? (
              <MatrixChart item={item} />
            ) : (
              item.tallies.map(({ value, label: name, count }) => (
                <p key={value} className="survey-bar-row">
                  <span>{name}</span>
                  <span className="track">
                    <i style={{ width: `${percentOf(count, answered)}%` }} />
                  </span>
                  <b>{percentOf(count, answered)}%</b>
                  <span className="quiet">{count}</span>
                </p>
              ))
            )}
          </div>
          <div className="survey-unseen">
            <ItemTable item={item} />
          </div>
        </>
      )}
    </section>
  );
}

function NpsBars({ item: { tallies, answered } }: { item: ItemResult }) {
  const most = Math.max(1, ...tallies.map(({ count }) => count));
  return (
    <div className="survey-nps-bars">
      {tallies.map(({ value, count }) => (
        <span key={value} className={Number(value) <= 6 ? 'low' : Number(value) <= 8 ? 'mid' : 'high'}>
          <em>{percentOf(count, answered)}%</em>
          <i style={{ height: `${(72 * count) / most}px` }} />
          <small>{value}</small>
        </span>
      ))}
    </div>
  );
}
