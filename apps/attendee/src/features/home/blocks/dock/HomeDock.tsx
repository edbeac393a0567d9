import { Dock } from '@meetingapp/ui/layout/Dock.tsx';
import { use } from 'react';
import { addressOf } from '../../../../lib/navigation/address.ts';
import { homePath } from '../../../../lib/navigation/home-path.ts';
import { PageContext } from '../../../../lib/navigation/page.ts';
import { useNavigateToAddress } from '../../../../lib/navigation/navigation.tsx';
import { useDockItems } from '../../../../lib/parts/use-dock-items.ts';
import { useT } from '../../../../lib/texts/texts.ts';
import { hasProgramme } from '../../view.ts';
import type { Home } from '../block.ts';

/** The dock of a home in one of its styles. */
export function HomeDock({ home, manner }: { home: Home; manner: string }) {
  const t = useT('app');
  const go = useNavigateToAddress();
  const { cid, info } = home;
  const chosen = homePath(info.conference.theme.template);
  const address = addressOf(chosen, { cid });
  const items = useDockItems({ cid, home: address, released: hasProgramme(info) });
  const { name } = use(PageContext);
  // Other homes and the hall plan link to the chosen home; a preview links nowhere.
  const away = name !== null && name !== 'homePreview' && name !== chosen;
  const here = away ? undefined : address;
  return (
    <div className={`hb-dock dock-${manner}`}>
      <Dock
        label={t('dock.label')}
        current={here}
        items={items}
        onGo={(href, event) => {
          event.preventDefault();
          if (href !== here) go(href);
        }}
      />
    </div>
  );
}
