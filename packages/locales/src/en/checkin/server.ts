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
  fields: {
    title: 'Conference',
    name: 'Name',
    second: 'Second name',
    institution: 'Institution',
    code: 'Entry code',
    number: 'Number',
    stripe: 'Stripe of the role',
    role: 'Role',
    sponsors: 'Sponsors’ logos',
  },
  sample: { name: 'Alexandra Example', institution: 'First Hospital of Example City' },
} as const satisfies Texts<typeof source>;
