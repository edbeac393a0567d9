import type { roomLinkCalls } from '@meetingapp/contract/hotel/room-link.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findOwn } from '../../registration/record/queries.ts';
import { answerLink, endLink, makeLink } from './commands.ts';
import { presentOffer, presentOwnLink } from './present.ts';
import { areTogether, bedPrice, findLink, liveStay, newestLink, ownRegistrations, stateOf } from './queries.ts';
import { readRoomLinkKey } from './reader.ts';

export const roomLinkHandlers: Handlers<typeof roomLinkCalls> = {
  ownRoomLink: async ({ regid }, { db, accountId, ports, now }) => {
    if (!(await findOwn(db, regid, accountId))) return refuse('registration_unknown');
    const [link, stay] = await Promise.all([newestLink(db, regid), liveStay(db, regid)]);
    return { link: link ? presentOwnLink(link, stay, { signatures: ports.signatures, now }) : null };
  },

  makeRoomLink: async ({ regid }, { db, accountId, ports, now }) => {
    const outcome = await makeLink(db, { regId: regid, accountId, now });
    if (!outcome.ok) return refuse(outcome.reason);
    const { link, stay } = outcome;
    return { link: presentOwnLink(link, stay, { signatures: ports.signatures, now }) };
  },

  withdrawRoomLink: async ({ regid }, { db, accountId, now }) => {
    const outcome = await endLink(db, { regId: regid, accountId, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  readRoomLink: async ({ roomKey }, { db, accountId, ports, language, now }) => {
    const id = readRoomLinkKey(roomKey, ports.signatures);
    const link = id === null ? undefined : await findLink(db, id);
    if (!link) return refuse('room_link_unknown');
    const { conference_id: conferenceId, registration_id: besides } = link;
    const stay = await liveStay(db, besides);
    const state = stateOf(link, stay, now);
    const own = accountId !== null && accountId === link.owner_id;
    const mine = accountId !== null && accountId === link.account_id;
    const concerned = state === 'open' || (state === 'accepted' && (own || mine));
    const [registrations, together, amount] = await Promise.all([
      accountId !== null && concerned && !own ? ownRegistrations(db, { accountId, conferenceId, besides }) : [],
      areTogether(db, besides, link.guest_id),
      stay && concerned ? bedPrice(db, stay) : 0,
    ]);
    return {
      cid: conferenceId,
      conference: link.conference_title[language],
      state,
      expiresAt: link.expires_at.toISOString(),
      own,
      mine,
      together: (own || mine) && together,
      offer: stay && concerned ? presentOffer(link, stay, amount, language) : null,
      registrations: registrations.map((row) => ({
        regId: row.id,
        name: row.name,
        state: row.state,
        joinable: row.joinable,
      })),
    };
  },

  answerRoomLink: async ({ roomKey, bookId, accept, regid }, { db, accountId, ports, now }) => {
    const linkId = readRoomLinkKey(roomKey, ports.signatures);
    if (linkId === null) return refuse('room_link_unknown');
    const outcome = await answerLink(db, { linkId, bookId, accept, regId: regid, accountId, now });
    return outcome.ok ? { together: outcome.together } : refuse(outcome.reason);
  },
};
