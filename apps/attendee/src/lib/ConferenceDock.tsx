import { Dock } from '@meetingapp/ui/Dock.tsx';
import { users } from '@meetingapp/ui/icons-home.ts';
import { calendarDays, house, userRound } from '@meetingapp/ui/icons.ts';
import { addressOf } from './address.ts';
import { useGoToAddress } from './go.tsx';
import { useT } from './texts.ts';

/** The places of a conference that one comes back to, under the thumb. */
export function ConferenceDock({ cid, current }: { cid: string; current: 'calList' | 'personList' }) {
  const t = useT('app');
  const go = useGoToAddress();
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
