import type { Screens } from '../../lib/navigation/screen.ts';

const texts = ['live'] as const;
/** Screens that may open a player. */
const withPlayer = ['live', 'videoPlayer'] as const;

export const screens = {
  roomOnline: {
    load: () => import('./screens/RoomOnline.tsx'),
    title: 'live.rooms.title',
    texts,
    painted: true,
    keepAlive: true,
  },
  roomDetail: {
    load: () => import('./screens/RoomDetail.tsx'),
    title: 'live.room.title',
    texts: withPlayer,
    painted: true,
  },
  live: { load: () => import('./screens/Live.tsx'), title: 'live.broadcast', texts: withPlayer, painted: true },
  liveDetail: {
    load: () => import('./screens/LiveDetail.tsx'),
    title: 'live.detail',
    texts: withPlayer,
    painted: true,
  },
  liveLoginFree: {
    load: () => import('./screens/LiveLoginFree.tsx'),
    title: 'live.free',
    texts: withPlayer,
    painted: true,
  },
  listLive: { load: () => import('./screens/ListLive.tsx'), title: 'live.series.title', texts, painted: true },
  liveList: { load: () => import('./screens/LiveList.tsx'), title: 'live.list.title', texts, painted: true },
} as const satisfies Screens;
