import type { signOnCalls } from '@meetingapp/contract/staff/sign-on.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse, refuseOutcome } from '../../../http/calls/refusal.ts';
import { afterFirstStep } from '../log-in/handlers-first-step.ts';
import { beginSignOn, callbackOf, finishSignOn, removeProvider, saveProvider } from './commands.ts';
import { findProviderOf, listProviders } from './queries.ts';

export const signOnHandlers: Handlers<typeof signOnCalls> = {
  ways: async (_body, { db, language }) => ({
    ways: (await listProviders(db)).map(({ id, name }) => ({ wayId: id, name: pickLanguage(name, language) })),
  }),

  begin: async ({ wayId }, { db, ports, config, language, now }) => {
    const begun = await beginSignOn(db, ports, wayId, { publicUrl: config.publicUrl, language, now });
    return begun.ok ? { address: begun.address, attempt: begun.attempt } : refuse(begun.reason);
  },

  finish: async (body, context) => {
    const { db, ports, config, now } = context;
    const finished = await finishSignOn(db, ports, body, { publicUrl: config.publicUrl, now });
    return finished.ok ? afterFirstStep(context, finished.staffId) : refuseOutcome(finished);
  },

  readProvider: async (_body, { db, staff, config }) => {
    const row = await findProviderOf(db, staff.societyId);
    const provider = row
      ? {
          name: row.name,
          issuer: row.issuer,
          clientId: row.client_id,
          domains: row.domains,
          required: row.required,
          linked: row.linked ?? 0,
        }
      : null;
    return { provider, callback: callbackOf(config.publicUrl) };
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

  removeProvider: async (_body, { db, staff }) => {
    await removeProvider(db, staff.societyId);
    return {};
  },
};
