import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  exhibition: {
    load: () => import('./screens/Exhibition.tsx'),
    title: 'exhibition.title',
    texts: ['exhibition', 'lead'],
  },
  deptMeet: { load: () => import('./screens/DeptMeet.tsx'), title: 'department.title', texts: ['department'] },
  standDesk: { load: () => import('./screens/StandDesk.tsx'), title: 'stand.title', texts: ['stand', 'standFigures'] },
  standPage: {
    load: () => import('./screens/StandPage.tsx'),
    title: 'stand.page.title',
    texts: ['stand', 'exhibition'],
  },
  standFigures: {
    load: () => import('./screens/StandFigures.tsx'),
    title: 'standFigures.title',
    texts: ['standFigures', 'stand'],
  },
  standOrders: {
    load: () => import('./screens/StandOrders.tsx'),
    title: 'stand.orders.title',
    texts: ['stand', 'orders'],
  },
  deptMeetings: {
    load: () => import('./screens/DeptMeetings.tsx'),
    title: 'department.own.title',
    texts: ['department'],
  },
  leadDesk: {
    load: () => import('./screens/LeadDesk.tsx'),
    title: 'lead.plainTitle',
    texts: ['lead'],
    offline: true,
  },
  givenCards: { load: () => import('./screens/GivenCards.tsx'), title: 'lead.mine.title', texts: ['lead'] },
} as const satisfies Screens;
