import type { checkinConsoleCalls } from '@meetingapp/contract/checkin/console.ts';
import type { wallCalls } from '@meetingapp/contract/checkin/wall.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { openFormsOf } from '../../registration/configuration/queries.ts';
import { presentField } from '../../registration/form/present.ts';
import { keysOf } from '../ticket/commands-keys.ts';
import { roleOf } from '../ticket/writer.ts';
import { checkInSelf } from './commands.ts';
import { formOfPoint, lastAdmission, ownAdmission, ownTickets, selfPoint } from './queries.ts';
import { guestLink, wallLink } from './writer.ts';

export const wallHandlers: Handlers<typeof wallCalls> = {
  selfPoint: async (which, { db, accountId, language, now }) => {
    const point = await selfPoint(db, which);
    if (!point) return refuse('self_check_in_off');
    const tickets = accountId === null ? [] : await ownTickets(db, point.conference_id, accountId);
    const opens = point.opens.map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) }));
    const at = now.getTime();
    return {
      cid: point.conference_id,
      pointId: point.id,
      kind: point.kind,
      title: point.title,
      name: point.name,
      zone: point.zone,
      fields: ((await formOfPoint(db, point))?.fields ?? []).map((field) => presentField(field, language, undefined)),
      needsPlace: point.radius !== null,
      open: !point.closed_at && (opens.length === 0 || opens.some(({ from, until }) => at >= from && at < until)),
      people: await Promise.all(
        tickets.map(async ({ id, registration_id, name, number }) => ({
          regId: registration_id,
          name,
          number,
          doneId: await lastAdmission(db, point.id, id),
        })),
      ),
    };
  },

  checkIn: async ({ regid, ...body }, { db, accountId, language, now }) => {
    const where = { ...body, accountId, registrationId: regid, source: 'wall', language, now } as const;
    const outcome = await checkInSelf(db, where);
    if (outcome.ok) return { doneId: outcome.doneId };
    return outcome.faults ? refuse(outcome.reason, outcome.faults) : refuse(outcome.reason);
  },

  done: async ({ doneId }, { db, accountId }) => {
    const row = await ownAdmission(db, doneId, accountId);
    if (!row) return refuse('not_found');
    return {
      cid: row.conference_id,
      at: row.at.toISOString(),
      zone: row.zone,
      point: row.point_name,
      hint: row.hint,
      name: row.name,
      number: row.number,
      institution: row.answers.company ?? '',
      role: roleOf(row.role),
    };
  },
};

export const wallConsoleHandlers: Pick<Handlers<typeof checkinConsoleCalls>, 'wallCode'> = {
  wallCode: async ({ cid, id, minutes }, { db, now }) => {
    const point = await selfPoint(db, { cid, pointId: id });
    if (!point) return refuse('self_check_in_off');
    const until = Math.floor(now.getTime() / 1000) + minutes * 60;
    const keys = await keysOf(db, cid);
    return {
      link: wallLink(keys, cid, point.id, until),
      guestLink: guestLink(keys, cid, point.id, until),
      guestForms: (await openFormsOf(db, cid, 'onsite')).map(({ formId, form }) => ({
        id: formId,
        name: form.title ?? { zh: '', en: '' },
      })),
      until: new Date(until * 1000).toISOString(),
    };
  },
};
