import type { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { saveChannels, saveDigest, saveLanguage, saveQuietHours } from './commands.ts';
import { presentAddresses, presentKinds } from './present.ts';
import { addressesOf, chosenBy, digestOf, quietHoursOf } from './queries.ts';

export const preferenceHandlers: Handlers<typeof preferenceCalls> = {
  read: async (_body, { db, accountId }) => ({
    kinds: presentKinds(await chosenBy(db, accountId)),
    addresses: presentAddresses(await addressesOf(db, accountId)),
    quiet: await quietHoursOf(db, accountId),
    digest: await digestOf(db, accountId),
  }),
  saveChannels: async (body, { db, accountId }) => {
    await saveChannels(db, accountId, body);
    return {};
  },
  saveDigest: async ({ digest }, { db, accountId, now }) => {
    await saveDigest(db, { accountId, digest, now });
    return {};
  },
  saveLanguage: async ({ language }, { db, accountId }) => {
    await saveLanguage(db, accountId, language);
    return {};
  },
  saveQuiet: async (body, { db, accountId }) => {
    await saveQuietHours(db, accountId, body);
    return {};
  },
};
