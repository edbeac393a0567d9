import type { Screens } from '../../lib/navigation/screen.ts';

const wizard = ['registration'] as const;
const form = ['registration', 'registrationForm'] as const;
const guest = ['registrationForm', 'registrationFee', 'registrationGuest'] as const;

export const screens = {
  sign: { load: () => import('./screens/Sign.tsx'), title: 'registration.titles.sign', texts: wizard },
  signHome: {
    load: () => import('./screens/SignHome.tsx'),
    title: 'registration.titles.form',
    texts: form,
    scroll: 'top',
    painted: true,
  },
  signNewHome: {
    load: () => import('./screens/SignHome.tsx'),
    title: 'registration.titles.form',
    texts: form,
    scroll: 'top',
    painted: true,
  },
  signAdd: {
    load: () => import('./screens/SignHome.tsx'),
    title: 'registration.titles.add',
    texts: form,
    scroll: 'top',
  },
  signApply: {
    load: () => import('./screens/SignApply.tsx'),
    title: 'registrationFee.fee.title',
    texts: ['registration', 'registrationFee'],
    scroll: 'top',
  },
  formPreview: { load: () => import('./screens/FormPreview.tsx'), title: 'registration.titles.form', texts: form },
  personalList: {
    load: () => import('./screens/PersonalList.tsx'),
    title: 'registrationOverview.mine.title',
    texts: ['registrationOverview', 'registrationFee', 'summary'],
  },
  downcard: {
    load: () => import('./screens/DownCard.tsx'),
    title: 'registrationOverview.card.title',
    texts: ['registrationOverview'],
  },
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
