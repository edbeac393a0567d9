import { Dock } from '@meetingapp/ui/Dock.tsx';
import { bookOpen } from '@meetingapp/ui/icons-home.ts';
import { clipboardPen } from '@meetingapp/ui/icons-topics.ts';
import { house, userRound } from '@meetingapp/ui/icons.ts';
import { addressOf } from '../../../lib/address.ts';
import { useGoToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { homePath } from '../../../lib/home-path.ts';
import type { Home } from './block.ts';

/** The places one comes back to, under the thumb. */
export function DockBar({ home }: { home: Home }) {
  const t = useT('home');
  const go = useGoToAddress();
  const { cid } = home;
  const here = addressOf(homePath(home.info.conference.theme.template), { cid });
  return (
    <Dock
      label={t('dock.label')}
      current={here}
      items={[
        { href: here, label: t('dock.home'), icon: house },
        { href: addressOf('conf', { id: cid }), label: t('dock.conference'), icon: bookOpen },
        { href: addressOf('signHome', { opFlag: 0 }, { cid }), label: t('dock.sign'), icon: clipboardPen },
        { href: addressOf('personalList', { cid }), label: t('dock.mine'), icon: userRound },
      ]}
      onGo={(href, event) => {
        event.preventDefault();
        if (href !== here) go(href);
      }}
    />
  );
}
