import type { Texts } from '../../texts.ts';
import type { checkinServer as source } from '../../zh/checkin/server.ts';

export const checkinServer = {
  roles: {
    attendee: 'Delegate',
    speaker: 'Speaker',
    chair: 'Chair',
    faculty: 'Faculty',
    staff: 'Staff',
    exhibitor: 'Exhibitor',
    press: 'Press',
    guest: 'Guest',
  },
} as const satisfies Texts<typeof source>;
