import type { departmentCalls, departmentConsoleCalls } from '@meetingapp/contract/exhibition/department.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { maySign, triesOf } from '@meetingapp/domain/exhibition/invitation-code.ts';
import { readDigits } from '@meetingapp/domain/exhibition/sign-in-code.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import { isHomeAddress } from '@meetingapp/domain/home/templates.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { readPicture } from '../../../ports/files/picture.ts';
import { findForStaff } from '../../conference/queries.ts';
import {
  addPicture,
  decline,
  letIn,
  removeMeeting,
  removePicture,
  renewCode,
  saveMeeting,
  saveMinutes,
  signIn,
  triesLeft,
  tryCode,
  trySignIn,
  type Tries,
} from './commands.ts';
import { saveRules } from './commands-own.ts';
import { rulesOf } from './queries-own.ts';
import { readPictures } from './reader.ts';
import { departmentReport } from './writer.ts';
import { fitsSignIn, signInCode } from './writer-sign-in.ts';
import { findMeeting, isHost, listMeetings, peopleOf, type MeetingRow } from './queries.ts';

const pictureRefusals = {
  wrong_kind: 'file_kind',
  too_large: 'file_too_large',
  unreadable: 'file_unreadable',
} as const;

const presentTries = ({ left, until }: Tries) => ({ left, until: until?.toISOString() ?? null });

/** The meeting, for its host; undefined for anybody else. */
async function ownMeeting(db: Database, id: number, accountId: number): Promise<MeetingRow | undefined> {
  const row = await findMeeting(db, id);
  return row && (await isHost(db, row, accountId)) ? row : undefined;
}

const zoneOf = async (db: Database, cid: number): Promise<string> => (await findForStaff(db, cid))?.zone ?? 'UTC';

export const departmentHandlers: Handlers<typeof departmentCalls> = {
  read: async ({ dmid }, { db, ports, accountId, address, language, now }) => {
    const row = await findMeeting(db, dmid);
    if (!row) return refuse('not_found');
    const host = await isHost(db, row, accountId);
    const people = await peopleOf(db, dmid);
    const own = people.find(({ account_id }) => account_id === accountId);
    const say = (text: { zh: string; en: string }) => pickLanguage(text, language);
    const open = maySign({ startsAt: row.starts_at, endsAt: row.ends_at }, now);
    return {
      id: row.id,
      cid: row.conference_id,
      zone: row.zone,
      now: now.toISOString(),
      title: say(row.title),
      department: say(row.department),
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      tries: presentTries(await triesLeft(db, dmid, { accountId, address, now })),
      inside:
        host || own
          ? {
              place: say(row.place),
              link: row.link,
              materials: row.materials.map((one) => ({ name: say(one.name), address: one.address })),
              minutes: row.minutes,
              pictures: row.pictures,
              people: people.map((one) => ({
                name: one.name,
                affiliation: one.affiliation,
                host: one.host,
                self: one.account_id === accountId,
                signedAt: one.signed_at?.toISOString() ?? null,
                declined: one.declined_at !== null,
              })),
              maySign: open,
              signedAt: own?.signed_at?.toISOString() ?? null,
              declined: own ? own.declined_at !== null : null,
              host: host
                ? {
                    code: row.code,
                    version: row.version,
                    signIn: open ? signInCode(ports.signatures, row.id, now) : null,
                  }
                : null,
            }
          : null,
    };
  },

  enter: async ({ dmid, code }, { db, accountId, address, now }) => {
    const row = await findMeeting(db, dmid);
    if (!row) return refuse('not_found');
    const outcome = await tryCode(db, row, { accountId, address, now }, code);
    if (outcome.entered) await letIn(db, row, { accountId, now });
    return { entered: outcome.entered, tries: presentTries(outcome.tries) };
  },

  sign: async ({ dmid, digits }, { db, ports, accountId, now }) => {
    const row = await findMeeting(db, dmid);
    if (!row) return refuse('not_found');
    const host = await isHost(db, row, accountId);
    if (host) await letIn(db, row, { accountId, now });
    if (!maySign({ startsAt: row.starts_at, endsAt: row.ends_at }, now)) return refuse('department_not_now');
    const own = (await peopleOf(db, dmid)).find(({ account_id }) => account_id === accountId);
    if (!own) return refuse('not_found');
    const free = { left: triesOf.sign, until: null };
    const { fits, tries } =
      host || own.signed_at !== null
        ? { fits: true, tries: free }
        : await trySignIn(db, dmid, { accountId, now }, () =>
            fitsSignIn(ports.signatures, dmid, readDigits(digits), now),
          );
    const at = fits ? await signIn(db, { meetingId: dmid, accountId, now }) : null;
    return { signedAt: at?.toISOString() ?? null, tries: presentTries(tries) };
  },

  decline: async ({ dmid, declined }, { db, accountId, now }) => {
    const row = await findMeeting(db, dmid);
    if (!row) return refuse('not_found');
    if (row.ends_at <= now) return refuse('department_not_now');
    return (await decline(db, { meetingId: dmid, accountId, declined, now })) ? {} : refuse('not_found');
  },

  renewCode: async ({ dmid }, { db, accountId }) =>
    (await ownMeeting(db, dmid, accountId)) ? { invitation: await renewCode(db, dmid) } : refuse('not_found'),

  saveMinutes: async ({ dmid, seen, minutes }, { db, accountId }) => {
    if (!(await ownMeeting(db, dmid, accountId))) return refuse('not_found');
    const version = await saveMinutes(db, { meetingId: dmid, seen, minutes });
    return version === null ? refuse('changed_meanwhile') : { version };
  },

  addPicture: async ({ dmid }, { db, accountId, ports, file }) => {
    if (!(await ownMeeting(db, dmid, accountId))) return refuse('not_found');
    if (!file) return refuse('file_missing');
    const read = await readPicture(file.content);
    if (!read.ok) return refuse(pictureRefusals[read.reason]);
    const address = fileAddress((await ports.files.put(read.picture, 'jpg')).key);
    return (await addPicture(db, dmid, address)) ? { address } : refuse('department_pictures_most');
  },

  removePicture: async ({ dmid, address }, { db, accountId }) => {
    if (!(await ownMeeting(db, dmid, accountId))) return refuse('not_found');
    await removePicture(db, dmid, address);
    return {};
  },

  report: async ({ dmid }, { db, accountId, ports, language }) => {
    const meeting = await ownMeeting(db, dmid, accountId);
    if (!meeting) return refuse('not_found');
    const pictures = await readPictures(ports.files, meeting.pictures);
    const pdf = await departmentReport({ meeting, people: await peopleOf(db, dmid), pictures, language });
    const day = clockIn(meeting.zone, meeting.starts_at).slice(0, 10);
    return { name: `department-meeting-${dmid}-${day}.pdf`, pdf: pdf.toString('base64') };
  },
};

export const departmentConsoleHandlers: Handlers<typeof departmentConsoleCalls> = {
  saveRules: async ({ cid, rules }, { db }) => {
    await saveRules(db, cid, rules);
    return {};
  },

  meetings: async ({ cid }, { db }) => ({
    rules: await rulesOf(db, cid),
    meetings: (await listMeetings(db, cid)).map((row) => ({
      id: row.id,
      version: row.version,
      title: row.title,
      department: row.department,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      place: row.place,
      link: row.link,
      host: row.host_address,
      code: row.code,
      materials: row.materials,
      people: row.people ?? 0,
      signed: row.signed ?? 0,
    })),
  }),

  saveMeeting: async ({ cid, meeting }, { db, now }) => {
    if (!isHomeAddress(meeting.link) || meeting.link.startsWith('/'))
      return refuse('body_invalid', [{ field: 'meeting.link', reason: 'web_address' }]);
    const wrong = meeting.materials.findIndex(({ address }) => !isHomeAddress(address));
    if (wrong >= 0)
      return refuse('body_invalid', [{ field: `meeting.materials.${wrong}.address`, reason: 'home_address' }]);
    const outcome = await saveMeeting(db, { conferenceId: cid, zone: await zoneOf(db, cid), now }, meeting);
    if (outcome.ok) return { dmid: outcome.id, version: outcome.version };
    if (outcome.reason === 'host') return refuse('body_invalid', [{ field: 'meeting.host', reason: 'address_either' }]);
    if (outcome.reason === 'order') return refuse('body_invalid', [{ field: 'meeting.endsAt', reason: 'after_start' }]);
    return refuse(outcome.reason);
  },

  removeMeeting: async ({ cid, dmid }, { db, now }) =>
    (await removeMeeting(db, { conferenceId: cid, zone: await zoneOf(db, cid), now }, dmid)) ? {} : refuse('not_found'),
};
