import { Dock } from '@meetingapp/ui/layout/Dock.tsx';
import { use } from 'react';
import { homePath } from '../../../../lib/navigation/home-path.ts';
import { PageContext } from '../../../../lib/navigation/page.ts';
import { useNavigateToAddress } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import type { Home } from '../block.ts';
import { useDockItems } from './use-dock-items.ts';

/** The dock of a home in one of its styles. */
export function HomeDock({ home, manner, code }: { home: Home; manner: string; code?: boolean }) {
  const t = useT('home');
  const go = useNavigateToAddress();
  const items = useDockItems(home, code);
  const { name } = use(PageContext);
  // Other homes and the hall plan link to the chosen home; a preview links nowhere.
  const away = name !== null && name !== 'homePreview' && name !== homePath(home.info.conference.theme.template);
  const here = away ? undefined : items[0]?.href;
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
