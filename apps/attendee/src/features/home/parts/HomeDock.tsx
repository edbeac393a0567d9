import { Dock } from '@meetingapp/ui/Dock.tsx';
import { use } from 'react';
import { homePath } from '../../../lib/home-path.ts';
import { PageContext } from '../../../lib/page.ts';
import { useGoToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Home } from '../blocks/block.ts';
import { useDockItems } from './dock-items.ts';

/** The dock of a home in one of its manners. */
export function HomeDock({ home, manner, code }: { home: Home; manner: string; code?: boolean }) {
  const t = useT('home');
  const go = useGoToAddress();
  const items = useDockItems(home, code);
  const { name } = use(PageContext);
  // Another home than the chosen one, and the plan of the halls, are left for the chosen one; a preview is left for nothing.
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
