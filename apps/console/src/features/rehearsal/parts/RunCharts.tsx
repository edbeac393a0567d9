import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { rehearsalCalls, RehearsalRun } from '@meetingapp/contract/rehearsal.ts';
import { planSeconds } from '@meetingapp/domain/rehearsal/plan.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { bySecond, withQuiet } from '../view.ts';
import { FaultAxis } from './FaultAxis.tsx';
import { SecondsChart } from './SecondsChart.tsx';
import { SecondsTable } from './SecondsTable.tsx';

interface RunChartsProps {
  run: RehearsalRun;
  former: AnswerOf<(typeof rehearsalCalls)['read']>['former'];
  /** Seconds since the first registration while it is playing; null otherwise. */
  now: number | null;
}

/** Curves, and the faults on the same axis. */
export function RunCharts({ run, former, now }: RunChartsProps) {
  const t = useT('rehearsalConsole');
  const seconds = bySecond(run.seconds);
  const before = bySecond(former?.seconds ?? []);
  const whole = Math.max(planSeconds(run.plan), seconds.at(-1)?.second ?? 0);
  const requests = withQuiet(seconds.map(({ second, requests: value }) => ({ second, value })));
  const slowest = seconds.map(({ second, p95: value }) => ({ second, value }));
  const most = (points: typeof requests) => Math.max(0, ...points.map(({ value }) => value)).toLocaleString('en');
  const limit = run.plan.rush.p95;
  const door = run.seconds.find(({ scenario }) => scenario === 'door');
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
        compared={withQuiet(before.map(({ second, requests: value }) => ({ second, value })))}
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
      <FaultAxis plan={run.plan} now={now} played={{ whole, door: door?.second ?? null }} />
      <SecondsTable seconds={run.seconds} />
    </div>
  );
}
