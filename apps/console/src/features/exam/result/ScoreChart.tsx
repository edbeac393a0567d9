import { useT } from '../../../lib/texts/texts.ts';
import type { Figures } from '../view.ts';

interface Props {
  histogram: Figures['histogram'];
  points: number;
  pass: number;
}

/** How many people reached how many points, in twenty steps; the same as a table for screen readers. */
export function ScoreChart({ histogram, points, pass }: Props) {
  const t = useT('examConsole');
  const most = Math.max(1, ...histogram.map(({ passed, others }) => passed + others));
  const from = (at: number) => Math.round((points * at) / histogram.length);
  return (
    <section className="exam-chart">
      <header>
        <h2>{t('scores')}</h2>
        <span className="small quiet">{t('passAt', { pass })}</span>
      </header>
      <div className="bars" aria-hidden="true">
        {histogram.map(({ passed, others }, at) => (
          <span key={at} title={String(passed + others)}>
            <i className="others" style={{ height: `${(100 * others) / most}%` }} />
            <i className="passed" style={{ height: `${(100 * passed) / most}%` }} />
            {at % 4 === 0 && <em>{from(at)}</em>}
          </span>
        ))}
        <b style={{ left: `${points === 0 ? 0 : (100 * pass) / points}%` }} />
      </div>
      <table className="exam-unseen">
        <caption>{t('scores')}</caption>
        <thead>
          <tr>
            <th>{t('scores')}</th>
            <th>{t('passed')}</th>
            <th>{t('others')}</th>
          </tr>
        </thead>
        <tbody>
          {histogram.map(({ passed, others }, at) => (
            <tr key={at}>
              <td>{from(at)}</td>
              <td>{passed}</td>
              <td>{others}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
