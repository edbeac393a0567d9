import type { HomeInfo } from '@meetingapp/contract/home/home.ts';
import { addDays, daysBetween } from '@meetingapp/domain/plain-date.ts';
import { momentIn } from '@meetingapp/domain/zoned.ts';
import { Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import type { SeenAs } from '../view.ts';

const who = ['visitor', 'attendee', 'member', 'speaker', 'exhibitor'] as const;
/** A moment at which sessions run. */
const CLOCK = '10:24';

interface ViewAsProps {
  conference: HomeInfo['conference'];
  value: SeenAs;
  onChange: (value: SeenAs) => void;
}

/** As whom and when the preview is seen: now, the day before, each day at 10:24, the day after, or another time. */
export function ViewAs({ conference: { startsOn, endsOn, zone }, value, onChange }: ViewAsProps) {
  const t = useT('homeConsole');
  const at = (day: string) => momentIn(zone, `${day}T${CLOCK}`)?.toISOString() ?? '';
  const days = Array.from({ length: daysBetween(startsOn, endsOn) + 1 }, (_, index) => ({
    value: at(addDays(startsOn, index)),
    label: t('seenOnDay', { day: index + 1, time: CLOCK }),
  }));
  const times = [
    { value: '', label: t('seenNow') },
    { value: at(addDays(startsOn, -1)), label: t('seenBefore') },
    ...days,
    { value: at(addDays(endsOn, 1)), label: t('seenAfter') },
  ];
  const known = times.some((time) => time.value === (value.at ?? ''));
  return (
    <>
      <Select
        size="small"
        aria-label={t('seenAs')}
        popupMatchSelectWidth={false}
        value={value.role}
        options={who.map((role) => ({ value: role, label: t(`seenRoles.${role}`) }))}
        onChange={(role) => onChange({ ...value, role })}
      />
      <Select
        size="small"
        aria-label={t('seenAt')}
        popupMatchSelectWidth={false}
        value={known ? (value.at ?? '') : 'other'}
        options={[...times, { value: 'other', label: t('seenOther') }]}
        onChange={(time) => {
          const other = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 3_600_000).toISOString();
          onChange({ ...value, at: time === 'other' ? other : time === '' ? null : time });
        }}
      />
      {!known && (
        <MomentPicker
          label={t('seenAt')}
          required
          at={value.at}
          change={(moment) => onChange({ ...value, at: moment })}
        />
      )}
    </>
  );
}
