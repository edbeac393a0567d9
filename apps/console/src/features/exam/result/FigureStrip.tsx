import { useT } from '../../../lib/texts/texts.ts';
import { clockOf, figureOf, percentOf, pointsOf, type Figures } from '../view.ts';

/** The figures of an exam in one row. */
export function FigureStrip({ figures }: { figures: Figures }) {
  const t = useT('examConsole');
  const { reliability, finished, begun, passed, automatic, mean, deviation, medianSeconds, minutes } = figures;
  const cells = [
    { name: t('figures.finished'), value: String(finished), more: `/ ${begun}` },
    { name: t('figures.passed'), value: String(passed), more: `${percentOf(passed, finished)}%` },
    {
      name: t('figures.mean'),
      value: mean === null ? '–' : pointsOf(mean),
      more: deviation === null ? '' : `± ${pointsOf(deviation)}`,
    },
    reliability.measure === 'none'
      ? { name: t('figures.reliability'), value: '–', more: t(`reliability.${reliability.reason}`) }
      : { name: t(`reliability.${reliability.measure}`), value: figureOf(reliability.value), more: '' },
    {
      name: t('figures.median'),
      value: medianSeconds === null ? '–' : clockOf(medianSeconds),
      more: `/ ${minutes}:00`,
    },
    { name: t('figures.automatic'), value: String(automatic), more: `${percentOf(automatic, finished)}%` },
  ];
  return (
    <dl className="exam-figures">
      {cells.map(({ name, value, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b> <span className="small quiet">{more}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
