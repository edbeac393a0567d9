import './HomePage.css';
import { arrangementOf, drawnBlocks } from '@meetingapp/domain/home/arrangement.ts';
import { drawnTiles, visibleTiles } from '@meetingapp/domain/home/tiles.ts';
import { tilesDrawn } from '@meetingapp/domain/home/templates.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { HomeInfo, Tile } from '@meetingapp/contract/home/home.ts';
import { lazy, Suspense, use, useState } from 'react';
import { patiently } from '../../../lib/rendering/patiently.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import type { Home } from '../blocks/block.ts';
import { useRoles } from '../data.ts';
import { skinVariables } from '../templates/skin.ts';
import type { Template } from '../templates/template.ts';
import { PreviewContext } from './preview-context.ts';
import { HomePopup } from './HomePopup.tsx';

/** Milliseconds between updates of the tiles' visibility, which depends on time. */
const TILES_MS = 30_000;

/** Loaded on the first tap on a notice. */
const NoticesSheet = lazy(() =>
  patiently(() => import('../blocks/notices/NoticesSheet.tsx')).then((file) => ({ default: file.NoticesSheet })),
);

/** A template with a conference's content: its blocks in order, in its colours. */
export function HomePage({ cid, info, template }: { cid: string; info: HomeInfo; template: Template }) {
  const [notices, setNotices] = useState<'never' | 'open' | 'closed'>('never');
  const t = useT('home');
  const person = useRoles(cid, info);
  const seenAs = use(PreviewContext)?.as;
  const roles = seenAs?.roles ?? person;
  const now = useNow(TILES_MS);
  const most = tilesDrawn[template.number];
  const home: Home = {
    cid,
    info,
    tiles: drawnTiles(visibleTiles(info.tiles, roles, now), most, allTiles(cid, t('allTiles'))),
    openNotices: () => setNotices('open'),
  };
  const { theme } = info.conference;
  const { dock } = template;
  const own = template.blocks.map(({ name }) => name);
  return (
    <div
      className="home"
      data-layout={template.layout}
      data-head={template.head}
      data-theme={template.scheme ?? 'light'}
      style={skinVariables(template, theme.brand, info.skin)}
    >
      <main>
        {drawnBlocks(own, arrangementOf(template.number, info.blocks ?? [])).map((name) => {
          const found = template.blocks.find((block) => block.name === name);
          return found && <found.Part key={name} home={home} {...found.props} />;
        })}
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

/** The tile that opens all tiles, where the template has no room for them. */
const allTiles = (cid: string, title: string): Tile => ({
  key: 'all-tiles',
  title,
  icon: 'layoutGrid',
  image: null,
  to: href('homeTiles', { cid }),
  badge: '',
  roles: [],
  from: null,
  until: null,
});
