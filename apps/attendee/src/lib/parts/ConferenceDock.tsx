import { Dock } from '@meetingapp/ui/layout/Dock.tsx';
import { users } from '@meetingapp/ui/icons/icons-home.ts';
import { calendarDays, house, userRound } from '@meetingapp/ui/icons/icons.ts';
import { addressOf } from '../navigation/address.ts';
import { useNavigateToAddress } from '../navigation/navigation.tsx';
import { useT } from '../texts/texts.ts';

/** Bottom navigation of a conference. */
export function ConferenceDock({ cid, current }: { cid: string; current: 'calList' | 'personList' }) {
  const t = useT('app');
  const go = useNavigateToAddress();
  const places = { calList: addressOf('calList', { cid }), personList: addressOf('personList', { cid }) };
  return (
    <Dock
      label={t('dock.label')}
      current={places[current]}
      items={[
        { href: addressOf('conferenceIndex', { cid }), label: t('dock.home'), icon: house },
        { href: places.calList, label: t('dock.agenda'), icon: calendarDays },
        { href: places.personList, label: t('dock.people'), icon: users },
        { href: addressOf('personalList', { cid }), label: t('dock.mine'), icon: userRound },
      ]}
      onGo={(href, event) => {
        event.preventDefault();
        if (href !== places[current]) go(href);
      }}
    />
  );
}
