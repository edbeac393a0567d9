import { roles } from '@meetingapp/contract/call.ts';
import { listChecks, settings } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';
import { Conferences } from './screens/Conferences.tsx';

export const routes = { list: { path: '/', component: Conferences } } as const;

export const screens: ConsoleScreen[] = [
  {
    path: 'checklist',
    load: screen(() => import('./screens/Checklist.tsx'), 'Checklist'),
    roles: roles.readSetUp,
    navigation: { group: 'top', position: 30, text: 'checklist', icon: listChecks },
  },
  {
    path: 'settings',
    load: screen(() => import('./screens/ConferenceSettings.tsx'), 'ConferenceSettings'),
    roles: roles.readSetUp,
    navigation: { group: 'management', position: 50, text: 'settings', icon: settings },
  },
];
