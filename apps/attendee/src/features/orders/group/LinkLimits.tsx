import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { useT } from '../../../lib/texts/texts.ts';

export interface Limits {
  most: number;
  days: number;
}
export const usualLimits: Limits = { most: 30, days: 14 };

const choices = { most: [10, 30, 100, 500], days: [3, 7, 14, 30] } as const;

/** Limits of a join link: number of people and end. */
export function LinkLimits({ limits, set }: { limits: Limits; set: (limits: Limits) => void }) {
  const t = useT('orders');
  return (
    <div className="group-limits">
      {(['most', 'days'] as const).map((name) => (
        <Chips
          key={name}
          legend={t(`shared.${name}`)}
          value={String(limits[name])}
          onChange={(value) => set({ ...limits, [name]: Number(value) })}
          options={choices[name].map((count) => ({
            value: String(count),
            label: name === 'most' ? t('shared.personCount', { count }) : t('shared.dayCount', { count }),
          }))}
        />
      ))}
    </div>
  );
}
