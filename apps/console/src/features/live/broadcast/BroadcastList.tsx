import { radio } from '@meetingapp/ui/icons/icons-topics.ts';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { Checkbox, Select } from 'antd';
import type { ReactNode } from 'react';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { LiveSetUp } from '../data.ts';
import { daysOf, dayText, shownOf, type Shown } from '../view.ts';
import { BroadcastTable } from './BroadcastTable.tsx';

/** Filters by day and room. */
export function BroadcastFilters({
  setUp,
  shown,
  show,
}: {
  setUp: LiveSetUp;
  shown: Shown;
  show: (shown: Shown) => void;
}) {
  const t = useT('liveConsole');
  const language = useLanguage();
  const standing = setUp.broadcasts.filter(({ removed }) => !removed);
  return (
    <>
      <Select<string>
        aria-label={t('broadcasts.time')}
        value={shown.day}
        onChange={(day) => show({ ...shown, day })}
        options={[
          { value: '', label: t('broadcasts.allDays') },
          ...daysOf(standing, setUp.zone).map(({ day, count }) => ({
            value: day,
            label: `${dayText(day, language)} · ${count}`,
          })),
        ]}
        popupMatchSelectWidth={false}
      />
      <Select<number>
        aria-label={t('broadcasts.room')}
        value={shown.roomId}
        onChange={(roomId) => show({ ...shown, roomId })}
        options={[
          { value: 0, label: t('broadcasts.allRooms') },
          ...setUp.rooms.map(({ id, name, broadcasts }) => ({
            value: id,
            label: `${pickLanguage(name, language)} · ${broadcasts}`,
          })),
        ]}
        popupMatchSelectWidth={false}
      />
      {standing.length < setUp.broadcasts.length && (
        <Checkbox checked={shown.removed} onChange={(event) => show({ ...shown, removed: event.target.checked })}>
          {t('broadcasts.showRemoved')}
        </Checkbox>
      )}
    </>
  );
}

interface BroadcastListProps {
  setUp: LiveSetUp;
  shown: Shown;
  opened: number | null;
  open: (id: number) => void;
  chosen: readonly number[];
  choose: ((ids: number[]) => void) | null;
  /** Action of the empty state. */
  add: ReactNode;
}

export function BroadcastList({ setUp, shown, opened, open, chosen, choose, add }: BroadcastListProps) {
  const t = useT('liveConsole');
  const rows = shownOf(setUp.broadcasts, shown, setUp.zone);
  if (setUp.broadcasts.length === 0)
    return (
      <EmptyState icon={radio} title={t('broadcasts.none')} text={t('broadcasts.noneText')}>
        {add}
      </EmptyState>
    );
  if (rows.length === 0)
    return <EmptyState icon={search} title={t('broadcasts.noneFound')} text={t('broadcasts.noneFoundText')} />;
  return (
    <BroadcastTable
      setUp={setUp}
      rows={rows}
      opened={opened}
      open={open}
      chosen={chosen}
      choose={choose}
      withDay={shown.day === ''}
    />
  );
}
