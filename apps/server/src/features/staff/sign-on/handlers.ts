import type { signOnCalls } from '@meetingapp/contract/staff/sign-on.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse, refuseOutcome } from '../../../http/calls/refusal.ts';
import { afterFirstStep } from '../log-in/handlers-first-step.ts';
import { finishSignOn, removeProvider, saveProvider } from './commands.ts';
import { beginSignOn, callbackOf } from './commands-attempt.ts';
import { findProviderOf, listProviders } from './queries.ts';

export const signOnHandlers: Handlers<typeof signOnCalls> = {
  ways: async (_body, { db, language }) => ({
    ways: (await listProviders(db, 'staff')).map(({ id, name }) => ({ wayId: id, name: pickLanguage(name, language) })),
  }),

  begin: async ({ wayId }, { db, ports, config, language, now }) => {
    const begun = await beginSignOn(
      db,
      ports,
      { providerId: wayId, audience: 'staff' },
      { publicUrl: config.publicUrl, language, now },
    );
    return begun.ok ? { address: begun.address, attempt: begun.attempt } : refuse(begun.reason);
  },

  finish: async (body, context) => {
    const { db, ports, config, now } = context;
    const finished = await finishSignOn(db, ports, body, { publicUrl: config.publicUrl, now });
    return finished.ok ? afterFirstStep(context, finished.staffId) : refuseOutcome(finished);
  },

  readProvider: async ({ audience }, { db, staff, config }) => {
    const row = await findProviderOf(db, staff.societyId, audience);
    const provider = row
      ? {
          name: row.name,
          issuer: row.issuer,
          clientId: row.client_id,
          domains: row.domains,
          required: row.required,
          linked: row.linked,
        }
      : null;
    return { provider, callback: callbackOf(config.publicUrl, audience) };
  },

  saveProvider: async ({ wayName, issuer, ...input }, { db, ports, staff }) => {
    const reason = await ports.signOn.refusalOf(issuer);
    if (reason) return refuse('body_invalid', [{ field: 'issuer', reason }]);
    const saved = await saveProvider(db, ports, staff.societyId, { name: wayName, issuer, ...input });
    if (saved.ok) return {};
    return saved.reason === 'secret'
      ? refuse('body_invalid', [{ field: 'clientSecret', reason: 'required' }])
      : refuse('body_invalid', [{ field: 'issuer', reason: 'issuer_unread' }]);
  },

  removeProvider: async ({ audience }, { db, staff }) => {
    await removeProvider(db, staff.societyId, audience);
    return {};
  },
};
