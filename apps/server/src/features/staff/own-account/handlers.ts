import type { staffOwnCalls } from '@meetingapp/contract/staff/own-account.ts';
import type { StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse, refuseOutcome } from '../../../http/calls/refusal.ts';
import { originOf } from '../../../http/security/device-cookie.ts';
import { addApp, checkOwnPassword } from '../log-in/commands.ts';
import { sendReset, useLink } from '../link/commands.ts';
import { changePassword, endOtherSessions, endOwnSession, removeFactor } from './commands.ts';
import { addPasskey, beginPasskey, relyingParty } from '../factor/commands-passkeys.ts';
import { recoveryIfNone, renewRecovery } from '../factor/commands-recovery.ts';
import { beginTotp } from '../factor/commands-totp.ts';
import { presentSession } from '../account/present.ts';
import { findStaff, sessionsOf } from '../account/queries.ts';
import { factorsOf, isFactorRequired } from '../factor/queries.ts';
import { findLink } from '../link/queries.ts';

/** Product name shown in an app of one-time codes. */
const ISSUER = 'Meetingapp';

/** A change of log-in methods needs the password: an unattended browser is not enough. */
async function proven({ db, staff, now }: StaffContext, password: string) {
  const person = await findStaff(db, staff.id);
  const checked = await checkOwnPassword(db, { staffId: staff.id, password, now });
  return checked.ok ? { ok: true as const, person } : checked;
}

export const staffOwnHandlers: Handlers<typeof staffOwnCalls> = {
  sessions: async (_body, { db, staff, caller, now }) => ({
    sessions: (await sessionsOf(db, staff.id, now)).map((row) => presentSession(row, caller.tokenHash)),
  }),

  endSession: async ({ session }, { db, staff, now }) =>
    (await endOwnSession(db, staff.id, session, now)) ? {} : refuse('not_found'),

  endOtherSessions: async (_body, { db, staff, caller, now }) => ({
    ended: await endOtherSessions(db, { staffId: staff.id, now, but: caller.tokenHash }),
  }),

  password: async ({ password, newPassword }, context) => {
    const { db, staff, caller, now } = context;
    const known = await proven(context, password);
    if (!known.ok) return refuseOutcome(known);
    const fault = await changePassword(db, {
      staffId: staff.id,
      password: newPassword,
      tokenHash: caller.tokenHash,
      now,
    });
    return fault ? refuse(fault) : {};
  },

  forgot: async ({ email }, { db, config, language, now }) => {
    await sendReset(db, { email, publicUrl: config.publicUrl, language, now });
    return {};
  },

  link: async ({ token }, { db, now }) => {
    const link = await findLink(db, token, now);
    return link ? { name: link.name, email: link.email, purpose: link.purpose } : refuse('link_over');
  },

  useLink: async ({ token, newPassword }, { db, now }) => {
    const outcome = await useLink(db, token, newPassword, now);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  factors: async (_body, { db, staff, config }) => {
    const found = await factorsOf(db, staff.id);
    return {
      totp: found?.totp ?? false,
      passkeys: (found?.passkeys ?? []).map(({ id, name, created_at, used_at }) => ({
        id,
        name,
        createdAt: created_at.toISOString(),
        usedAt: used_at?.toISOString() ?? null,
      })),
      recovery: found?.recovery ?? 0,
      required: await isFactorRequired(db, staff.societyId),
      passkeysPossible: relyingParty(config.publicUrl) !== null,
    };
  },

  totpBegin: async ({ password }, context) => {
    const known = await proven(context, password);
    return known.ok ? beginTotp(context.db, known.person, ISSUER) : refuseOutcome(known);
  },

  totpConfirm: async ({ code }, context) => {
    const { db, staff, now } = context;
    const added = await addApp(db, { staffId: staff.id, code, origin: originOf(context), now });
    if (!added.ok) return refuseOutcome(added);
    return { recovery: await recoveryIfNone(db, staff.id) };
  },

  passkeyBegin: async ({ password }, context) => {
    const { db, config, now } = context;
    const known = await proven(context, password);
    if (!known.ok) return refuseOutcome(known);
    const options = await beginPasskey(db, known.person, { publicUrl: config.publicUrl, issuer: ISSUER, now });
    return options ? { options: options as Record<string, unknown> } : refuse('not_found');
  },

  passkeyAdd: async ({ name, passkey }, { db, staff, config, now }) =>
    (await addPasskey(db, staff.id, { name, passkey, publicUrl: config.publicUrl, now }))
      ? { recovery: await recoveryIfNone(db, staff.id) }
      : refuse('challenge_over'),

  removeFactor: async ({ passkey, password }, context) => {
    const known = await proven(context, password);
    if (!known.ok) return refuseOutcome(known);
    return (await removeFactor(context.db, context.staff.id, passkey)) ? {} : refuse('not_found');
  },

  newRecovery: async ({ password }, context) => {
    const { db, staff } = context;
    const known = await proven(context, password);
    if (!known.ok) return refuseOutcome(known);
    if (!(await factorsOf(db, staff.id))) return refuse('not_found');
    return { recovery: await renewRecovery(db, staff.id) };
  },
};
