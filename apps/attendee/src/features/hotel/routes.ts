import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  signHotel: {
    load: () => import('./screens/SignHotel.tsx'),
    title: 'hotel.title',
    texts: ['registration', 'registrationChange', 'hotel', 'roomLink'],
    scroll: 'top',
  },
  roomInvitation: {
    load: () => import('./screens/RoomInvitation.tsx'),
    title: 'roomLink.title',
    texts: ['roomLink'],
    scroll: 'top',
  },
} as const satisfies Screens;
