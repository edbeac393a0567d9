import { shieldCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';
import { Login } from './screens/Login.tsx';

export const routes = {
  login: { path: '/login', component: Login },
  signOn: { path: '/sign-on', load: screen(() => import('./screens/SignOn.tsx'), 'SignOn') },
  password: { path: '/password', load: screen(() => import('./screens/PasswordLink.tsx'), 'PasswordLink') },
  firstOwner: { path: '/first-owner', load: screen(() => import('./screens/FirstOwner.tsx'), 'FirstOwner') },
  account: { load: screen(() => import('./screens/Account.tsx'), 'Account') },
} as const;

export const screens: ConsoleScreen[] = [
  {
    path: 'staff',
    load: screen(() => import('./screens/Staff.tsx'), 'Staff'),
    roles: ['owner', 'organiser'],
    navigation: { group: 'management', position: 20, text: 'staff', icon: shieldCheck },
  },
];
