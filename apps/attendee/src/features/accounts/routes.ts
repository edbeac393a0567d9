import type { Screens } from '../../lib/navigation/screen.ts';

const texts = ['accounts'] as const;

export const screens = {
  login: { load: () => import('./screens/Login.tsx'), title: 'accounts.login.title', texts },
  reg: { load: () => import('./screens/Register.tsx'), title: 'accounts.register.title', texts },
  reset: { load: () => import('./screens/Reset.tsx'), title: 'accounts.reset.title', texts },
  registrationLogin: {
    load: () => import('./screens/RegistrationLogin.tsx'),
    title: 'accounts.registrationLogin.title',
    texts,
  },
  wxCode: { load: () => import('./screens/MessengerReturn.tsx'), title: 'accounts.messenger.title', texts },
  signOnReturn: { load: () => import('./screens/SignOnReturn.tsx'), title: 'accounts.signOn.title', texts },
  agreement: { load: () => import('./screens/Agreement.tsx'), title: 'accounts.agreement.title', texts, scroll: 'top' },
  clear: { load: () => import('./screens/Clear.tsx'), title: 'accounts.clear.title', texts },
  myData: { load: () => import('./screens/MyData.tsx'), title: 'accounts.myData.title', texts, scroll: 'top' },
  infomation: {
    load: () => import('./screens/Infomation.tsx'),
    title: 'accounts.profile.title',
    texts,
    scroll: 'top',
  },
  stop: { load: () => import('./screens/Stop.tsx'), title: 'accounts.stop.title', texts },
  stoppage: { load: () => import('./screens/Stoppage.tsx'), title: 'accounts.stoppage.title', texts },
} as const satisfies Screens;
