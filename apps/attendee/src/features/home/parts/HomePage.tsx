import './HomePage.css';
import { visibleTiles } from '@meetingapp/domain/home/tiles.ts';
import type { HomeInfo } from '@meetingapp/contract/home.ts';
import { useState } from 'react';
import { serverClock } from '../../../lib/server-clock.ts';
import type { Home } from '../blocks/block.ts';
import { useRoles } from '../data.ts';
import { skinVariables } from '../templates/skin.ts';
import type { Template } from '../templates/template.ts';
import { HomePopup } from './HomePopup.tsx';
import { NoticesSheet } from './NoticesSheet.tsx';

/** A template filled with a conference: its blocks in order, in its colours. */
export function HomePage({ cid, info, template }: { cid: string; info: HomeInfo; template: Template }) {
  const [notices, setNotices] = useState(false);
  const roles = useRoles(cid, info);
  const home: Home = {
    cid,
    info,
    tiles: visibleTiles(info.tiles, roles, serverClock.now()),
    openNotices: () => setNotices(true),
  };
  const { theme } = info.conference;
  const { dock } = template;
  return (
    <div
      className="home"
      data-layout={template.layout}
      data-head={template.head}
      data-theme={template.scheme}
      style={skinVariables(template, theme.brand, info.skin)}
    >
      <main>
        {template.blocks.map(({ Part, props }, at) => (
          <Part key={at} home={home} {...props} />
        ))}
      </main>
      {dock && <dock.Part home={home} {...dock.props} />}
      <NoticesSheet notices={info.notices} open={notices} onClose={() => setNotices(false)} />
      <HomePopup info={info} />
    </div>
  );
}
