import type { FloorLevel } from '@meetingapp/contract/home/home.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Way } from './find-way.ts';

/** Turns that fit into a line. */
const MOST = 3;

/** A way in one line: duration and turns. */
export function useWaySummary(): (way: Way, levels: readonly FloorLevel[]) => string {
  const t = useT('home');
  return ({ minutes, steps }, levels) => {
    const turns = steps.flatMap((step) => {
      if (step.does === 'ride') return [t(`plan.short.${step.by}`, { level: levels[step.to]?.name ?? '' })];
      return step.does === 'walk' ? [t(`plan.short.${step.turn}`)] : [];
    });
    const rest = turns.length - MOST;
    const told = rest > 1 ? [...turns.slice(0, MOST), t('plan.more', { count: rest })] : turns;
    return [minutes === null ? '' : t('plan.walk', { minutes }), told.join(t('plan.comma'))]
      .filter((part) => part !== '')
      .join(' · ');
  };
}
