import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { rehearsalCalls } from '@meetingapp/contract/rehearsal/console.ts';
import { rehearsalScenarios } from '@meetingapp/contract/rehearsal/plan.ts';
import type { RehearsalRun } from '@meetingapp/contract/rehearsal/run.ts';
import { planSeconds } from '@meetingapp/domain/rehearsal/plan.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { bySecond, widthOf, withQuiet } from '../view.ts';
import { FaultAxis } from './FaultAxis.tsx';
import { SecondsChart } from './SecondsChart.tsx';
import { SecondsTable } from './SecondsTable.tsx';

interface RunChartsProps {
  run: RehearsalRun;
  former: AnswerOf<(typeof rehearsalCalls)['read']>['former'];
  /** Where the time axis is while it is playing; null otherwise. */
  now: number | null;
}

/** Curves, and the faults on the same axis. */
export function RunCharts({ run, former, now }: RunChartsProps) {
  const t = useT('rehearsalConsole');
  const whole = Math.max(planSeconds(run.plan), run.seconds.at(-1)?.second ?? 0);
  const width = widthOf(whole);
  const seconds = bySecond(run.seconds, width);
  const before = bySecond(former?.seconds ?? [], width);
  const requests = withQuiet(
    seconds.map(({ second, requests: value }) => ({ second, value })),
    width,
  );
  const slowest = seconds.map(({ second, p95: value }) => ({ second, value }));
  const most = (points: typeof requests) => Math.max(0, ...points.map(({ value }) => value)).toLocaleString('en');
  const limit = run.plan.rush.p95;
  const first = Object.fromEntries(
    rehearsalScenarios.flatMap((wanted) => {
      const found = run.seconds.find(({ scenario }) => scenario === wanted);
      return found ? [[wanted, found.second]] : [];
    }),
  );
  return (
    <div className="reh-charts">
      <div className="reh-head">
        <h2>{t('perSecond')}</h2>
        <span className="grow" />
        <span className="key this">{t('thisRun')}</span>
        {former && <span className="key before">{t('formerRun', { number: former.number })}</span>}
      </div>
      <SecondsChart
        label={t('chartLabel', { name: t('perSecond'), most: most(requests) })}
        points={requests}
        compared={withQuiet(
          before.map(({ second, requests: value }) => ({ second, value })),
          width,
        )}
        whole={whole}
        now={now}
      />
      <div className="reh-head">
        <h2>{t('slowest')}</h2>
        <span className="grow" />
        <span className="small quiet">{t('secondsAxis')}</span>
      </div>
      <SecondsChart
        label={t('chartLabel', { name: t('slowest'), most: most(slowest) })}
        points={slowest}
        compared={before.map(({ second, p95: value }) => ({ second, value }))}
        whole={whole}
        limit={{ value: limit, text: t('limitMark', { limit: limit.toLocaleString('en') }) }}
        now={now}
      />
      <FaultAxis plan={run.plan} now={now} played={{ whole, first }} />
      <SecondsTable seconds={run.seconds} />
    </div>
  );
}
