import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  signHotel: {
    load: () => import('./screens/SignHotel.tsx'),
    title: 'hotel.title',
    texts: ['registration', 'hotel'],
    scroll: 'top',
  },
} as const satisfies Screens;
