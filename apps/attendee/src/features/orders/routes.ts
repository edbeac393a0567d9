import type { Screens } from '../../lib/navigation/screen.ts';

const texts = ['registration', 'orders'] as const;

export const screens = {
  signInvoice: {
    load: () => import('./screens/SignInvoice.tsx'),
    title: 'orders.titles.invoice',
    texts,
    scroll: 'top',
  },
  signMyOrders: {
    load: () => import('./screens/SignMyOrders.tsx'),
    title: 'orders.titles.mine',
    texts: ['orders', 'registrationOverview'],
  },
  signOrder: {
    load: () => import('./screens/SignOrder.tsx'),
    title: 'orders.titles.order',
    texts: [...texts, 'registrationOverview', 'registrationFee', 'roomLink'],
  },
  signPay: { load: () => import('./screens/SignPay.tsx'), title: 'orders.titles.pay', texts, scroll: 'top' },
} as const satisfies Screens;
