import { roles } from '@meetingapp/contract/call.ts';
import { receiptText } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'orders',
    load: screen(() => import('./screens/Orders.tsx'), 'Orders'),
    roles: roles.readPeople,
    navigation: { group: 'registration', position: 50, text: 'orders', icon: receiptText },
  },
  {
    path: 'bank',
    load: screen(() => import('./screens/Bank.tsx'), 'Bank'),
    roles: roles.money,
  },
  {
    path: 'invoices',
    load: screen(() => import('./screens/Invoices.tsx'), 'Invoices'),
    roles: roles.money,
  },
  {
    path: 'bills',
    load: screen(() => import('./screens/Bills.tsx'), 'Bills'),
    roles: roles.money,
  },
];
