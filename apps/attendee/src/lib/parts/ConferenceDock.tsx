import { Dock } from '@meetingapp/ui/layout/Dock.tsx';
import { addressOf } from '../navigation/address.ts';
import { useNavigateToAddress } from '../navigation/navigation.tsx';
import { useT } from '../texts/texts.ts';
import { useDockItems } from './use-dock-items.ts';

interface Props {
  cid: string;
  current: 'calList' | 'personList' | 'personalList';
  /** True when a programme is released. */
  released: boolean;
}

/** Bottom navigation of a conference. */
export function ConferenceDock({ cid, current, released }: Props) {
  const t = useT('app');
  const go = useNavigateToAddress();
  const items = useDockItems({ cid, home: addressOf('conferenceIndex', { cid }), released });
  const here = addressOf(current, { cid });
  return (
    <Dock
      label={t('dock.label')}
      current={here}
      items={items}
      onGo={(href, event) => {
        event.preventDefault();
        if (href !== here) go(href);
      }}
    />
  );
}
