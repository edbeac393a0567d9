import { roles } from '@meetingapp/contract/call.ts';
import { badgeJapaneseYen } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'fees',
    load: screen(() => import('./screens/Fees.tsx'), 'Fees'),
    roles: roles.readSetUp,
    navigation: { group: 'registration', position: 30, text: 'fees', icon: badgeJapaneseYen },
  },
  {
    path: 'codeImport',
    load: screen(() => import('./screens/ImportCodes.tsx'), 'ImportCodes'),
    roles: roles.desk,
  },
];
