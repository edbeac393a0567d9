import type { Screens } from '../../lib/navigation/screen.ts';

const texts = ['registration'] as const;
const guest = ['registration', 'registrationGuest'] as const;

export const screens = {
  sign: { load: () => import('./screens/Sign.tsx'), title: 'registration.titles.sign', texts },
  signHome: {
    load: () => import('./screens/SignHome.tsx'),
    title: 'registration.titles.form',
    texts,
    scroll: 'top',
    painted: true,
  },
  signNewHome: {
    load: () => import('./screens/SignHome.tsx'),
    title: 'registration.titles.form',
    texts,
    scroll: 'top',
    painted: true,
  },
  signAdd: { load: () => import('./screens/SignHome.tsx'), title: 'registration.titles.add', texts, scroll: 'top' },
  signApply: { load: () => import('./screens/SignApply.tsx'), title: 'registration.titles.fee', texts, scroll: 'top' },
  formPreview: { load: () => import('./screens/FormPreview.tsx'), title: 'registration.titles.form', texts },
  personalList: {
    load: () => import('./screens/PersonalList.tsx'),
    title: 'registration.titles.mine',
    texts: [...texts, 'summary'],
  },
  downcard: { load: () => import('./screens/DownCard.tsx'), title: 'registration.titles.card', texts },
  qrGuest: { load: () => import('./screens/QrGuest.tsx'), title: 'registrationGuest.title', texts: guest },
  qrGuestEnglish: {
    load: () => import('./screens/QrGuestEnglish.tsx'),
    title: 'registrationGuest.title',
    texts: guest,
  },
  qrGuestSuccess: {
    load: () => import('./screens/QrGuestSuccess.tsx'),
    title: 'registrationGuest.doneTitle',
    texts: ['registrationGuest'],
  },
  qrGuestSuccessEnglish: {
    load: () => import('./screens/QrGuestSuccessEnglish.tsx'),
    title: 'registrationGuest.doneTitle',
    texts: ['registrationGuest'],
  },
} as const satisfies Screens;
