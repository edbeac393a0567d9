import './HomePage.css';
import { visibleTiles } from '@meetingapp/domain/home/tiles.ts';
import type { HomeInfo } from '@meetingapp/contract/home/home.ts';
import { lazy, Suspense, useState } from 'react';
import { useNow } from '../../../lib/time/use-now.ts';
import type { Home } from '../blocks/block.ts';
import { useRoles } from '../data.ts';
import { skinVariables } from '../templates/skin.ts';
import type { Template } from '../templates/template.ts';
import { HomePopup } from './HomePopup.tsx';

/** Milliseconds between updates of the tiles' visibility, which depends on time. */
const TILES_MS = 30_000;

/** Loaded on the first tap on a notice. */
const NoticesSheet = lazy(async () => ({ default: (await import('../blocks/notices/NoticesSheet.tsx')).NoticesSheet }));

/** A template with a conference's content: its blocks in order, in its colours. */
export function HomePage({ cid, info, template }: { cid: string; info: HomeInfo; template: Template }) {
  const [notices, setNotices] = useState<'never' | 'open' | 'closed'>('never');
  const roles = useRoles(cid, info);
  const now = useNow(TILES_MS);
  const home: Home = {
    cid,
    info,
    tiles: visibleTiles(info.tiles, roles, now),
    openNotices: () => setNotices('open'),
  };
  const { theme } = info.conference;
  const { dock } = template;
  return (
    <div
      className="home"
      data-layout={template.layout}
      data-head={template.head}
      data-theme={template.scheme ?? 'light'}
      style={skinVariables(template, theme.brand, info.skin)}
    >
      <main>
        {template.blocks.map(({ Part, props }, at) => (
          <Part key={at} home={home} {...props} />
        ))}
      </main>
      {dock && <dock.Part home={home} {...dock.props} />}
      {notices !== 'never' && (
        <Suspense>
          <NoticesSheet notices={info.notices} open={notices === 'open'} onClose={() => setNotices('closed')} />
        </Suspense>
      )}
      <HomePopup info={info} />
    </div>
  );
}
