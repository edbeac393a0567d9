import type { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { saveChannels, saveQuietHours } from './commands.ts';
import { presentAddresses, presentKinds } from './present.ts';
import { addressesOf, chosenBy, quietHoursOf } from './queries.ts';

export const preferenceHandlers: Handlers<typeof preferenceCalls> = {
  read: async (_body, { db, accountId }) => ({
    kinds: presentKinds(await chosenBy(db, accountId)),
    addresses: presentAddresses(await addressesOf(db, accountId)),
    quiet: await quietHoursOf(db, accountId),
  }),
  saveChannels: async (body, { db, accountId }) => {
    await saveChannels(db, accountId, body);
    return {};
  },
  saveQuiet: async (body, { db, accountId }) => {
    await saveQuietHours(db, accountId, body);
    return {};
  },
};
