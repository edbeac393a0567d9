import type { FloorLevel } from '@meetingapp/contract/home.ts';
import { useT } from '../../../lib/texts.ts';
import type { Way } from './find-way.ts';

/** So many turns fit into a line. */
const MOST = 3;

/** A way in one line: how long it takes, and the turns. */
export function useShortWay(): (way: Way, levels: readonly FloorLevel[]) => string {
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
