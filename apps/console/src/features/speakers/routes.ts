import { roles } from '@meetingapp/contract/call.ts';
import { fileCheck, listChecks, receipt } from '@meetingapp/ui/icons/icons-topics.ts';
import { presentation, trainFront } from '@meetingapp/ui/icons/icons-home.ts';
import { pencil } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'speakers',
    load: screen(() => import('./screens/Speakers.tsx'), 'Speakers'),
    roles: roles.programme,
    navigation: { group: 'content', position: 6.5, text: 'speakers', icon: listChecks },
  },
  {
    path: 'agreements',
    load: screen(() => import('./screens/Agreements.tsx'), 'Agreements'),
    roles: roles.desk,
    navigation: { group: 'content', position: 6.55, text: 'agreements', icon: fileCheck },
  },
  {
    path: 'slides',
    load: screen(() => import('./screens/SlidesRoom.tsx'), 'SlidesRoom'),
    roles: roles.slides,
    navigation: { group: 'content', position: 6.6, text: 'slides', icon: presentation },
  },
  {
    path: 'travel',
    load: screen(() => import('./screens/TravelDesk.tsx'), 'TravelDesk'),
    roles: roles.travel,
    navigation: { group: 'content', position: 6.7, text: 'travel', icon: trainFront },
  },
  {
    path: 'agencyImport',
    load: screen(() => import('./screens/ImportAgency.tsx'), 'ImportAgency'),
    roles: roles.travel,
  },
  {
    path: 'receipts',
    load: screen(() => import('./screens/Receipts.tsx'), 'Receipts'),
    roles: roles.money,
    navigation: { group: 'content', position: 6.75, text: 'receipts', icon: receipt },
  },
  {
    path: 'corrections',
    load: screen(() => import('./screens/Corrections.tsx'), 'Corrections'),
    roles: roles.programme,
    navigation: { group: 'content', position: 6.8, text: 'corrections', icon: pencil },
  },
];
