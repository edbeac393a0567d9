import type { RehearsalRun } from '@meetingapp/contract/rehearsal/run.ts';
import { planSeconds } from '@meetingapp/domain/rehearsal/plan.ts';
import { FigureRow, type ShownFigure } from '../../../lib/layout/FigureRow.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { bySecond, clock } from '../view.ts';

/** The figures of a rehearsal in one row; while it is playing, of what was measured so far. */
export function RunFigures({ run }: { run: RehearsalRun }) {
  const t = useT('rehearsalConsole');
  const { figures, seconds, plan } = run;
  const whole = planSeconds(plan);
  const at = Math.min(run.played, whole);
  const shown = bySecond(seconds);
  const sum = (value: (one: (typeof seconds)[number]) => number) =>
    seconds.reduce((total, one) => total + value(one), 0);
  const most = Math.max(0, ...shown.map(({ requests }) => requests));
  const failures = sum((one) => one.failures);
  const p95 = figures?.rush?.p95 ?? Math.max(0, ...shown.map((one) => one.p95));
  const doubles = figures && (figures.money?.doubled ?? 0) + (figures.door?.doubled ?? 0);
  const zero = (count: number | null | undefined): Pick<ShownFigure, 'value' | 'tone'> =>
    count === null || count === undefined
      ? { value: t('figures.unknown') }
      : { value: count.toLocaleString('en'), tone: count > 0 ? 'error' : undefined };
  const list: ShownFigure[] = [
    {
      name: t('figures.progress'),
      value: clock(at),
      more: t(plan.speed === 1 ? 'figures.progressOf' : 'figures.progressFast', {
        whole: clock(whole),
        speed: plan.speed,
      }),
      share: whole === 0 ? 0 : at / whole,
    },
    {
      name: t('figures.rate'),
      value: most.toLocaleString('en'),
      more: t('figures.rateMore', { count: sum((one) => one.requests).toLocaleString('en') }),
    },
    {
      name: t('figures.p95'),
      value: p95.toLocaleString('en'),
      more: t('figures.p95More', { longest: (figures?.rush?.longest ?? p95).toLocaleString('en') }),
      tone: p95 > plan.rush.p95 ? 'soon' : undefined,
    },
    {
      name: t('figures.oversold'),
      ...zero(figures?.rush?.oversold),
      ...(figures?.rush
        ? { more: t('figures.oversoldMore', { paid: figures.rush.paid, full: figures.rush.full }) }
        : {}),
    },
    { name: t('figures.doubles'), ...zero(doubles) },
    { name: t('figures.failures'), value: failures.toLocaleString('en'), tone: failures > 0 ? 'error' : undefined },
  ];
  return <FigureRow figures={list} label={t('figures.label')} />;
}
