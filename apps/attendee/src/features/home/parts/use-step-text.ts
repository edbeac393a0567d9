import type { WayStep } from '@meetingapp/domain/home/floor-steps.ts';
import { useT } from '../../../lib/texts.ts';
import type { useFloor } from './use-floor.ts';

/** A step of a way in words. */
export function useStepText({
  levels,
  nameOf,
}: ReturnType<typeof useFloor>): (step: WayStep, first: boolean, target: string) => string {
  const t = useT('homeWay');
  return (step, first, target) => {
    if (step.does === 'arrive') return t(`arrive.${step.side}`, { name: target });
    if (step.does === 'ride') {
      const { name, label } = nameOf(step.with);
      return t(`ride.${step.by}`, {
        name: name || [t(`kinds.${step.by}`), label].join(' ').trim(),
        level: levels[step.to]?.name ?? '',
      });
    }
    const turn = t(`${first ? 'first' : 'then'}.${step.turn}`);
    return step.metres === null ? turn : t('metres', { turn, metres: step.metres });
  };
}
