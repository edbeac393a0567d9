import type { profileCalls } from '@meetingapp/contract/accounts/profile.ts';
import { deviceName } from '@meetingapp/domain/accounts/device-name.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuseOutcome } from '../../http/calls/refusal.ts';
import { endDevices, saveProfile } from './commands-profile.ts';
import { presentUser } from './present.ts';
import { findUser, introductionOf, sessionsOf } from './queries.ts';

export const profileHandlers: Handlers<typeof profileCalls> = {
  profile: async (_body, { db, accountId, caller, now }) => ({
    user: presentUser(await findUser(db, accountId)),
    introduction: await introductionOf(db, accountId),
    devices: (await sessionsOf(db, accountId, now)).map((session) => ({
      id: session.id,
      name: deviceName(session.device),
      since: session.created_at.toISOString(),
      usedAt: session.used_at.toISOString(),
      current: session.hash.equals(caller.tokenHash),
    })),
  }),

  saveProfile: async (change, { db, accountId }) => {
    const saved = await saveProfile(db, accountId, change);
    if (!saved.ok) return refuseOutcome(saved);
    return {
      user: presentUser(await findUser(db, accountId)),
      introduction: await introductionOf(db, accountId),
    };
  },

  endDevice: async ({ id }, { db, accountId, caller, now }) => ({
    ended: await endDevices(db, { accountId, id, but: caller.tokenHash, now }),
  }),
};
