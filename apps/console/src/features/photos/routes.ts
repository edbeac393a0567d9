import { roles } from '@meetingapp/contract/call.ts';
import { imagePlus } from '@meetingapp/ui/icons/icons-hall.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'photos',
    load: screen(() => import('./screens/Photos.tsx'), 'Photos'),
    roles: roles.programme,
    navigation: { group: 'onSite', position: 26, text: 'photos', icon: imagePlus },
  },
];
