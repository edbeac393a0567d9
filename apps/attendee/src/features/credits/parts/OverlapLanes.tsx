import type { Stretch } from '@meetingapp/domain/live/watching.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, shortDay } from '../../../lib/time/dates.ts';
import type { DayChart } from '../view.ts';

const TICKS = 3;

/** The lanes of a day in which time overlaps: each moment counts once. */
export function OverlapLanes({ chart, zone }: { chart: DayChart; zone: string }) {
  const t = useT('credits');
  const language = useLanguage();
  const { day, from, to, lanes, union, overlap, total } = chart;
  const clock = (at: number): string => clockText(at, zone);
  const place = ({ from: begins, to: ends }: Stretch) => ({
    left: `${((begins - from) / (to - from)) * 100}%`,
    width: `${((ends - begins) / (to - from)) * 100}%`,
  });
  const ticks = Array.from({ length: TICKS + 1 }, (_, index) => from + ((to - from) * index) / TICKS);
  const spoken = [
    ...lanes.flatMap(({ lane, stretches }) =>
      stretches.map((one) =>
        t('chart.stretch', { lane: t(`chart.lanes.${lane}`), from: clock(one.from), to: clock(one.to) }),
      ),
    ),
    t('chart.overlap', { minutes: overlap }),
    `${t('chart.union')} ${t('chart.total', { minutes: total })}`,
  ];
  return (
    <section className="card credits-lanes">
      <h2 className="t-md">{t('chart.title', { day: shortDay(day, language) })}</h2>
      <div role="img" aria-label={joinList(spoken, language)}>
        <div className="credits-ticks" aria-hidden="true">
          {ticks.map((at) => (
            <span key={at}>{clock(at)}</span>
          ))}
        </div>
        {lanes.map(({ lane, stretches, overlaps }) => (
          <div key={lane} className="credits-lane">
            <span>{t(`chart.lanes.${lane}`)}</span>
            <div>
              {stretches.map((one) => (
                <i key={one.from} className={lane} style={place(one)} />
              ))}
              {overlaps.map((one) => (
                <i key={one.from} className="overlap" style={place(one)} />
              ))}
            </div>
          </div>
        ))}
        <div className="credits-lane">
          <b>{t('chart.union')}</b>
          <div>
            {union.map((one) => (
              <i key={one.from} className="union" style={place(one)} />
            ))}
            <em>{t('chart.total', { minutes: total })}</em>
          </div>
        </div>
      </div>
      <p className="credits-legend" aria-hidden="true">
        {lanes.map(({ lane }) => (
          <span key={lane}>
            <i className={lane} />
            {t(`chart.legend.${lane}`)}
          </span>
        ))}
        <span>
          <i className="overlap" />
          {t('chart.overlap', { minutes: overlap })}
        </span>
      </p>
    </section>
  );
}
