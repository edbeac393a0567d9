import { roles } from '@meetingapp/contract/call.ts';
import { bedDouble } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'hotel',
    load: screen(() => import('./screens/Hotels.tsx'), 'Hotels'),
    roles: roles.readSetUp,
    navigation: { group: 'registration', position: 40, text: 'hotel', icon: bedDouble },
  },
  {
    path: 'inventoryImport',
    load: screen(() => import('./screens/ImportInventory.tsx'), 'ImportInventory'),
    roles: roles.setUp,
  },
  {
    path: 'roomNumbers',
    load: screen(() => import('./screens/ImportNumbers.tsx'), 'ImportNumbers'),
    roles: roles.door,
  },
];
