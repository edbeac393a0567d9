import type { departmentOwnCalls } from '@meetingapp/contract/exhibition/department.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { isHomeAddress } from '@meetingapp/domain/home/templates.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findConference } from '../../conference/queries.ts';
import { ownRegistration } from '../exhibitor/queries.ts';
import { makeMeeting } from './commands-own.ts';
import { countMade, meetingsOf, provedAddress, rulesOf } from './queries-own.ts';

export const departmentOwnHandlers: Handlers<typeof departmentOwnCalls> = {
  own: async ({ cid }, { db, accountId, language }) => {
    const conference = await findConference(db, cid);
    if (!conference || conference.state === 'stopped') return refuse('conference_unknown');
    const [rules, made, rows] = await Promise.all([
      rulesOf(db, cid),
      countMade(db, cid, accountId),
      meetingsOf(db, cid, accountId),
    ]);
    const registered = (await ownRegistration(db, cid, accountId)) !== undefined;
    return {
      zone: conference.zone,
      rules,
      left: rules.open && registered ? Math.max(0, rules.perPerson - made) : 0,
      registered,
      meetings: rows.map(({ id, title, department, starts_at, ends_at, host }) => ({
        dmid: id,
        title: pickLanguage(title, language),
        department: pickLanguage(department, language),
        startsAt: starts_at.toISOString(),
        endsAt: ends_at.toISOString(),
        host,
      })),
    };
  },

  make: async ({ cid, meeting }, { db, accountId, now }) => {
    const conference = await findConference(db, cid);
    if (!conference || conference.state === 'stopped') return refuse('conference_unknown');
    if (!isHomeAddress(meeting.link) || meeting.link.startsWith('/'))
      return refuse('body_invalid', [{ field: 'meeting.link', reason: 'web_address' }]);
    const host = await provedAddress(db, accountId);
    if (host === undefined || !(await ownRegistration(db, cid, accountId))) return refuse('department_registration');
    const { zone } = conference;
    const outcome = await makeMeeting(db, { conferenceId: cid, zone, accountId, host, input: meeting, now });
    return outcome.ok ? { dmid: outcome.id } : refuse(outcome.reason);
  },
};
