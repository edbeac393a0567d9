import type { profileCalls } from '@meetingapp/contract/accounts/profile.ts';
import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { deviceName } from '@meetingapp/domain/accounts/device-name.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse, refuseOutcome } from '../../../http/calls/refusal.ts';
import { originOf } from '../../../http/security/device-cookie.ts';
import { changeAddress, confirmOwner } from './commands-address.ts';
import { endDevices, saveProfile } from './commands.ts';
import { presentUser } from '../present.ts';
import { findUser, introductionOf, proofsOf, sessionsOf } from '../queries.ts';

export const profileHandlers: Handlers<typeof profileCalls> = {
  profile: async (_body, { db, accountId, caller, now }) => ({
    user: presentUser(await findUser(db, accountId)),
    introduction: await introductionOf(db, accountId),
    proofs: await proofsOf(db, accountId),
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

  confirmOwner: async (proof, context) => {
    const { db, accountId, caller, now } = context;
    const origin = originOf(context);
    const outcome = await confirmOwner(db, { ...proof, accountId, tokenHash: caller.tokenHash, origin, now });
    return outcome.ok ? {} : refuseOutcome(outcome);
  },

  changeAddress: async ({ to, code }, context) => {
    const address = readAddress(to);
    if (!address) return refuse('body_invalid', [{ field: 'to', reason: 'pattern' }]);
    const { db, accountId, caller, language, now } = context;
    const wish = { accountId, tokenHash: caller.tokenHash, origin: originOf(context), now, language, address, code };
    const outcome = await changeAddress(db, wish);
    return outcome.ok ? { user: presentUser(await findUser(db, accountId)) } : refuseOutcome(outcome);
  },

  endDevice: async ({ id }, { db, accountId, caller, now }) => ({
    ended: await endDevices(db, { accountId, id, but: caller.tokenHash, now }),
  }),
};
