import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  schedule1: { load: () => import('./screens/Schedule1.tsx'), title: 'speakers.find.title', texts: ['speakers'] },
  schedList: {
    load: () => import('./screens/SchedList.tsx'),
    title: 'speakers.list.title',
    texts: ['speakers', 'speakerAgreement'],
  },
  schedDetail: {
    load: () => import('./screens/SchedDetail.tsx'),
    title: 'speakers.detail.title',
    texts: ['speakers', 'speakerSlides', 'speakerAgreement'],
    scroll: 'top',
  },
  schedulePerson: {
    load: () => import('./screens/SchedulePerson.tsx'),
    title: 'speakerPerson.title',
    texts: ['speakerPerson', 'speakerAgreement', 'speakerReceipt'],
    scroll: 'top',
  },
} as const satisfies Screens;
