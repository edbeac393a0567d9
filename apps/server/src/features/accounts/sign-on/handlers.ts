import type { memberSignOnCalls } from '@meetingapp/contract/accounts/sign-on.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { backAddress } from '@meetingapp/domain/accounts/back-address.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Ports } from '../../../ports/ports.ts';
import type { SignedOn } from '../../../ports/sign-on/sign-on.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse, refuseOutcome } from '../../../http/calls/refusal.ts';
import { listProviders, type ProviderRow } from '../../staff/sign-on/queries.ts';
import { logIn, logOut } from '../commands-session.ts';
import { presentLogIn } from '../present.ts';
import { societyOf } from '../queries.ts';
import { arrive, choose, unlink } from './commands.ts';
import { shownName, waysOf } from './queries.ts';

interface Place {
  publicUrl: string;
  language: Language;
  now: Date;
}

/** Log-ins at providers, the same for staff and members; injected when the server is assembled. */
export interface SignOnEngine {
  begin: (
    db: Database,
    ports: Ports,
    beginning: { providerId: number; audience: 'members'; back: string },
    place: Place,
  ) => Promise<
    { ok: true; address: string; attempt: string } | { ok: false; reason: 'not_found' | 'sign_on_unreachable' }
  >;
  finish: (
    db: Database,
    ports: Ports,
    answer: { attempt: string; query: string; audience: 'members' },
    place: Omit<Place, 'language'>,
  ) => Promise<
    | { ok: true; provider: ProviderRow; person: SignedOn; back: string }
    | { ok: false; reason: 'sign_on_over' | 'sign_on_refused' | 'sign_on_unreachable' }
  >;
}

export const memberSignOnHandlers = ({ begin, finish }: SignOnEngine): Handlers<typeof memberSignOnCalls> => ({
  memberWays: async ({ cid }, { db, language }) => {
    const [providers, societyId] = await Promise.all([listProviders(db, 'members'), societyOf(db, cid)]);
    const shown = providers.filter((one) => societyId === null || one.society_id === societyId);
    return { ways: shown.map(({ id, name }) => ({ wayId: id, name: pickLanguage(name, language) })) };
  },

  beginMember: async ({ wayId, back }, { db, ports, config, language, now }) => {
    const safe = backAddress(back, new URL(config.publicUrl).origin);
    if (safe === null) return refuse('address_not_allowed');
    const place = { publicUrl: config.publicUrl, language, now };
    const begun = await begin(db, ports, { providerId: wayId, audience: 'members', back: safe }, place);
    return begun.ok ? { address: begun.address, attempt: begun.attempt } : refuse(begun.reason);
  },

  finishMember: async (body, context) => {
    const { db, ports, config, accountId, language, now } = context;
    const place = { publicUrl: config.publicUrl, now };
    const finished = await finish(db, ports, { ...body, audience: 'members' }, place);
    if (!finished.ok) return refuse(finished.reason);
    const { provider, person, back } = finished;
    const outcome = await arrive(db, { provider, person, device: accountId, back, now });
    if ('accountId' in outcome) {
      const inside = presentLogIn(await logIn(context, outcome.accountId, 'general'));
      return { inside: { ...inside, back }, question: null };
    }
    const { ticket, choices, found } = outcome.question;
    const [here, there] = await Promise.all([
      accountId === null ? '' : shownName(db, accountId),
      found === null ? null : shownName(db, found),
    ]);
    const way = pickLanguage(provider.name, language);
    return { inside: null, question: { ticket, way, here, there, choices: [...choices], back } };
  },

  chooseMember: async ({ ticket, choice }, context) => {
    const { db, accountId, caller, now } = context;
    if (accountId === null || caller === null) return refuse('sign_on_over');
    const chosen = await choose(db, { ticket, choice, device: accountId, now });
    if (!chosen.ok) return refuseOutcome(chosen);
    // The log-in of the other account on this device ends.
    if (chosen.accountId !== accountId) await logOut({ ...context, accountId, caller });
    return { ...presentLogIn(await logIn(context, chosen.accountId, 'general')), back: chosen.back };
  },

  ownWays: async (_body, { db, accountId, language }) => ({
    ways: (await waysOf(db, accountId)).map(({ id, name, linked_at }) => ({
      wayId: id,
      name: pickLanguage(name, language),
      linkedAt: linked_at?.toISOString() ?? null,
    })),
  }),

  unlinkWay: async ({ wayId }, { db, accountId }) =>
    (await unlink(db, { accountId, providerId: wayId })) ? {} : refuse('sign_on_last'),
});
