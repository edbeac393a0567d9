import type { ownDataCalls } from '@meetingapp/contract/accounts/own-data.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse, refuseOutcome } from '../../http/calls/refusal.ts';
import { originOf } from '../../http/security/device-cookie.ts';
import { obstacleOf } from '../privacy/access.ts';
import { presentConsent } from '../privacy/present.ts';
import { archiveOf } from '../privacy/archive/writer.ts';
import { everythingOf } from '../privacy/archive/queries.ts';
import { allRegistrationsOf, consentsOf, contactsOf, papersOf } from '../privacy/queries.ts';
import { closeAccount, cancelClosing } from './commands-own.ts';
import { closingOf } from './queries.ts';

export const ownDataHandlers: Handlers<typeof ownDataCalls> = {
  ownData: async (_body, { db, accountId, now }) => {
    const found = await allRegistrationsOf(db, accountId);
    const [contact] = await contactsOf(db, [accountId]);
    return {
      consents: (await consentsOf(db, [accountId])).map(presentConsent),
      registrations: found.ids.length,
      to: contact?.value ?? null,
      closesAt: (await closingOf(db, accountId))?.toISOString() ?? null,
      obstacle: await obstacleOf(db, found, now),
    };
  },

  ownFile: async (_body, { db, accountId, now }) => {
    const { ids } = await allRegistrationsOf(db, accountId);
    const papers = await papersOf(db, accountId, null);
    const parts: Uint8Array[] = [];
    for await (const part of archiveOf(await everythingOf(db, accountId, ids, papers))) parts.push(part);
    return {
      name: `personal-data-${now.toISOString().slice(0, 10)}.zip`,
      content: Buffer.concat(parts).toString('base64'),
    };
  },

  close: async ({ code }, context) => {
    const { db, accountId, now } = context;
    const found = await allRegistrationsOf(db, accountId);
    if (await obstacleOf(db, found, now)) return refuse('erasure_too_early');
    const [contact] = await contactsOf(db, [accountId]);
    const closed = await closeAccount(db, {
      accountId,
      to: contact?.value ?? null,
      code,
      origin: originOf(context),
      now,
    });
    return closed.ok ? { closesAt: closed.closesAt.toISOString() } : refuseOutcome(closed);
  },

  keep: async (_body, { db, accountId }) => {
    await cancelClosing(db, accountId);
    return {};
  },
};
