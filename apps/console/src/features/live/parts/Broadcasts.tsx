import { radio } from '@meetingapp/ui/icons-topics.ts';
import { search } from '@meetingapp/ui/icons.ts';
import { Checkbox, Select } from 'antd';
import type { ReactNode } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import type { LiveSetUp } from '../data.ts';
import { daysOf, dayText, said, shownOf, type Shown } from '../view.ts';
import { BroadcastTable } from './BroadcastTable.tsx';

/** Which day, which room. */
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
            label: `${said(name, language)} · ${broadcasts}`,
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

interface BroadcastsProps {
  setUp: LiveSetUp;
  shown: Shown;
  opened: number | null;
  open: (id: number) => void;
  chosen: readonly number[];
  choose: ((ids: number[]) => void) | null;
  /** What one does where there is nothing yet. */
  add: ReactNode;
}

export function Broadcasts({ setUp, shown, opened, open, chosen, choose, add }: BroadcastsProps) {
  const t = useT('liveConsole');
  const rows = shownOf(setUp.broadcasts, shown, setUp.zone);
  if (setUp.broadcasts.length === 0)
    return (
      <Blank icon={radio} title={t('broadcasts.none')} text={t('broadcasts.noneText')}>
        {add}
      </Blank>
    );
  if (rows.length === 0)
    return <Blank icon={search} title={t('broadcasts.noneFound')} text={t('broadcasts.noneFoundText')} />;
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
