import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  schedule1: {
    load: () => import('./screens/Schedule1.tsx'),
    title: 'speakers.find.title',
    texts: ['speakers'],
    offline: true,
  },
  schedList: {
    load: () => import('./screens/SchedList.tsx'),
    title: 'speakers.list.title',
    texts: ['speakers', 'speakerAgreement'],
    offline: true,
  },
  schedDetail: {
    load: () => import('./screens/SchedDetail.tsx'),
    title: 'speakers.detail.title',
    texts: ['speakers', 'speakerSlides', 'speakerAgreement'],
    offline: true,
    scroll: 'top',
  },
  schedulePerson: {
    load: () => import('./screens/SchedulePerson.tsx'),
    title: 'speakerPerson.title',
    texts: ['speakerPerson', 'speakerAgreement', 'speakerReceipt'],
    offline: true,
    scroll: 'top',
  },
} as const satisfies Screens;
