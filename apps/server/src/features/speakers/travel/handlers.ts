import type { travelDeskCalls } from '@meetingapp/contract/speakers/travel.ts';
import { legFault } from '@meetingapp/domain/speakers/travel.ts';
import type { StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { findForStaff } from '../../conference/queries.ts';
import { saveLeg } from './commands.ts';
import { assignLegs, savePickup } from './commands-desk.ts';
import { groupCars } from './commands-group.ts';
import { removeStay, saveStay } from './commands-stay.ts';
import { presentLeg, presentPickup, presentStay } from './present.ts';
import { speakerRoomTypes } from './queries-nights.ts';
import { documentOf, expertHere, legsOf, pickupsOf, staysOf, travellers } from './queries.ts';

const aroundOf = ({ ports, config, now }: StaffContext) => ({
  signatures: ports.signatures,
  publicUrl: config.publicUrl,
  now,
});

export const travelDeskHandlers: Handlers<typeof travelDeskCalls> = {
  list: async ({ cid }, { db, now }) => {
    const conference = await findForStaff(db, cid);
    if (!conference) return refuse('not_found');
    const people = await travellers(db, cid);
    const ids = people.map(({ id }) => id);
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const stays = new Map((await staysOf(db, ids)).map((stay) => [stay.expert_id, stay]));
    const legs = await legsOf(db, ids);
    return {
      zone: conference.zone,
      now: now.toISOString(),
      travellers: people.map(({ id, name, affiliation, document, coming }) => {
        const stay = stays.get(id);
        return {
          expertId: id,
          name,
          affiliation,
          stay: stay ? { ...presentStay(stay), roomTypeId: stay.room_type_id, version: stay.version } : null,
          coming,
          document,
        };
      }),
      legs: legs.map((leg) => ({
        ...presentLeg(leg),
        expertId: leg.expert_id,
        name: names.get(leg.expert_id) ?? { zh: '', en: '' },
        pickupId: leg.pickup_id,
        wasAt: leg.was_at?.toISOString() ?? null,
      })),
      pickups: (await pickupsOf(db, cid)).map(presentPickup),
    };
  },

  book: async ({ cid, expertId, ...leg }, { db, now }) => {
    if (!(await expertHere(db, cid, expertId))) return refuse('not_found');
    const fault = legFault({ ...leg, ticket: 'own' });
    if (fault) return refuse('body_invalid', [fault]);
    const input = { ...leg, conferenceId: cid, expertId, ticket: 'booked' as const, words: '', byPerson: false, now };
    const outcome = await saveLeg(db, input);
    return outcome.ok ? { version: outcome.version } : refuse('changed_meanwhile');
  },

  noteSeen: async ({ cid, legId }, { db }) => {
    const row = await db
      .updateTable('speaker_leg')
      .set({ was_at: null })
      .where('id', '=', legId)
      .where('conference_id', '=', cid)
      .returning('id')
      .executeTakeFirst();
    return row ? {} : refuse('not_found');
  },

  nights: async ({ cid }, { db }) => ({ roomTypes: await speakerRoomTypes(db, cid) }),

  saveStay: async ({ cid, expertId, ...stay }, { db }) => {
    if (stay.leavesOn <= stay.arrivesOn) return refuse('body_invalid', [{ field: 'leavesOn', reason: 'stay_order' }]);
    if (stay.roomTypeId === null && stay.hotel.zh === '' && stay.hotel.en === '')
      return refuse('body_invalid', [{ field: 'hotel', reason: 'required' }]);
    const outcome = await saveStay(db, cid, expertId, stay);
    if (outcome.ok) return { version: outcome.version };
    return outcome.reason === 'body_invalid' ? refuse('body_invalid', outcome.faults) : refuse(outcome.reason);
  },

  removeStay: async ({ cid, expertId, seen }, { db }) => {
    const outcome = await removeStay(db, { conferenceId: cid, expertId, seen });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  savePickup: async ({ cid, pickupId, ...body }, context) => {
    const outcome = await savePickup(context.db, { conferenceId: cid, id: pickupId, body }, aroundOf(context));
    return outcome.ok ? { pickupId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },

  removePickup: async ({ cid, pickupId }, { db }) => {
    const row = await db
      .deleteFrom('speaker_pickup')
      .where('id', '=', pickupId)
      .where('conference_id', '=', cid)
      .returning('id')
      .executeTakeFirst();
    return row ? {} : refuse('not_found');
  },

  assign: async ({ cid, legIds, pickupId }, context) => {
    const outcome = await assignLegs(context.db, { conferenceId: cid, legIds, pickupId }, aroundOf(context));
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  groupCars: ({ cid, direction, within, seats }, { db }) =>
    groupCars(db, { conferenceId: cid, direction, within, seats }),

  readDocument: async ({ cid, expertId }, { db, ports }) => {
    const row = (await expertHere(db, cid, expertId)) && (await documentOf(db, expertId));
    const number = row ? ports.sealing.open('speaker_document', expertId, row.sealed) : null;
    return row && number !== null ? { document: row.kind, number } : refuse('travel_no_document');
  },

  exportTravel: async ({ cid }, { db, staff, language }) => ({
    taskId: await startTask(db, {
      societyId: staff.societyId,
      conferenceId: cid,
      staffId: staff.id,
      language,
      kind: 'speakers.travel',
      input: {},
    }),
  }),
};
