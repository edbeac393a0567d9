import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  comment: {
    load: () => import('./screens/Comment.tsx'),
    title: 'comments.title',
    texts: ['comments'],
    keepAlive: true,
  },
  commentAdd: {
    load: () => import('./screens/CommentAdd.tsx'),
    title: 'comments.add',
    texts: ['comments'],
    scroll: 'top',
  },
  commentReply: {
    load: () => import('./screens/CommentReply.tsx'),
    title: 'comments.thread.title',
    texts: ['comments'],
    scroll: 'top',
  },
  commentDesk: {
    load: () => import('./screens/CommentDesk.tsx'),
    title: 'comments.desk.title',
    texts: ['comments', 'pages'],
  },
} as const satisfies Screens;
