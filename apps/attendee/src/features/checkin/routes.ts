import type { Screens } from '../../lib/navigation/screen.ts';

const texts = ['checkinWall'] as const;
const form = ['checkinWall', 'registrationForm'] as const;

export const screens = {
  scanner: {
    load: () => import('./screens/Scanner.tsx'),
    title: 'checkinDevice.title',
    texts: ['checkinDevice', 'camera'],
    offline: true,
  },
  doorScreen: {
    load: () => import('./screens/DoorScreen.tsx'),
    title: 'checkinArrivals.title',
    texts: ['checkinArrivals'],
    offline: true,
  },
  qrActivityLogin: { load: () => import('./screens/QrActivityLogin.tsx'), title: 'checkinWall.title', texts },
  qrActivitySubmit: { load: () => import('./screens/QrActivitySubmit.tsx'), title: 'checkinWall.title', texts: form },
  qrActivitySuccess: { load: () => import('./screens/QrActivitySuccess.tsx'), title: 'checkinWall.success', texts },
  qrSubmitSigned: { load: () => import('./screens/QrSubmitSigned.tsx'), title: 'checkinWall.title', texts: form },
  qrLogin: { load: () => import('./screens/QrLogin.tsx'), title: 'checkinWall.title', texts },
  qrSubmit: { load: () => import('./screens/QrSubmit.tsx'), title: 'checkinWall.title', texts: form },
  qrSuccess: { load: () => import('./screens/QrSuccess.tsx'), title: 'checkinWall.success', texts },
} as const satisfies Screens;
