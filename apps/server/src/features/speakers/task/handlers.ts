import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { codeValidMinutes, secondsBetweenCodes } from '@meetingapp/domain/accounts/one-time-code.ts';
import type { speakerCalls } from '@meetingapp/contract/speakers/task.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse, refuseOutcome } from '../../../http/calls/refusal.ts';
import { originOf } from '../../../http/security/device-cookie.ts';
import { programmeInForce } from '../../agenda/release/queries-cached-programmes.ts';
import { findConference } from '../../conference/queries.ts';
import { findHome } from '../../home/queries.ts';
import { identifySpeaker } from '../invitation/access.ts';
import { letterKey } from '../invitation/commands-link.ts';
import { expertsBy, invitationsOf, settingsOf } from '../invitation/queries.ts';
import { readSpeakerKey } from '../invitation/reader.ts';
import { calendarAddress } from '../invitation/writer.ts';
import { answerTasks } from './commands.ts';
import { findByCode, sendSpeakerCode } from './commands-find.ts';
import { noteOpened } from './commands-open.ts';
import { presentTasks } from './present.ts';
import { stepsOf } from './queries-steps.ts';
import { walksOn } from './reader-walks.ts';

const notAPhone = () => refuse('body_invalid', [{ field: 'phone', reason: 'pattern' }]);
const phoneIn = (text: string): string | null => {
  const address = readAddress(text);
  return address?.channel === 'phone' ? address.value : null;
};

export const speakerHandlers: Handlers<typeof speakerCalls> = {
  sendCode: async ({ cid, phone }, { db, language, now }) => {
    if (!(await findConference(db, cid))) return refuse('conference_unknown');
    const value = phoneIn(phone);
    if (value === null) return notAPhone();
    const sent = await sendSpeakerCode(db, { conferenceId: cid, phone: value, language, now });
    if (!sent.ok) return refuseOutcome(sent);
    return { retryAfterSeconds: secondsBetweenCodes, validMinutes: codeValidMinutes };
  },

  find: async ({ cid, name, phone, code }, context) => {
    const value = phoneIn(phone);
    if (value === null) return notAPhone();
    const { db, ports, now } = context;
    const outcome = await findByCode(db, {
      conferenceId: cid,
      name,
      phone: value,
      code,
      origin: originOf(context),
      signatures: ports.signatures,
      now,
    });
    return outcome.ok ? { key: outcome.key } : refuseOutcome(outcome);
  },

  tasks: async (body, context) => {
    const speaker = await identifySpeaker(body, context);
    if ('refused' in speaker) return speaker;
    const { db, now } = context;
    const { conference, expertIds } = speaker;
    const [programme, { answerBy }, rows, experts] = await Promise.all([
      programmeInForce(db, conference.id),
      settingsOf(db, conference.id),
      invitationsOf(db, expertIds),
      expertsBy(db, expertIds),
    ]);
    const shown =
      programme && rows.length > 0
        ? presentTasks(rows, programme, { walk: walksOn(await findHome(db, conference.id), programme), answerBy, now })
        : { tasks: [], clashes: [], acceptable: [] };
    return {
      conference: conference.title,
      zone: conference.zone,
      now: now.toISOString(),
      name: experts[0]?.name ?? { zh: '', en: '' },
      answerBy: answerBy?.toISOString() ?? null,
      ...shown,
    };
  },

  steps: async (body, context) => {
    const speaker = await identifySpeaker(body, context);
    if ('refused' in speaker) return speaker;
    const { db, now } = context;
    const { conference, expertIds } = speaker;
    const programme = await programmeInForce(db, conference.id);
    const steps = await stepsOf(db, { conferenceId: conference.id, expertIds, programme, now });
    return { zone: conference.zone, steps: steps(expertIds) };
  },

  calendar: async (body, context) => {
    const speaker = await identifySpeaker(body, context);
    if ('refused' in speaker) return speaker;
    const { db, ports, config, language, now } = context;
    const { signatures } = ports;
    const key = await letterKey(db, { expertId: speaker.expertIds[0] ?? 0, signatures, now });
    const linkId = readSpeakerKey(key, signatures)?.linkId ?? 0;
    return {
      address: calendarAddress(config.publicUrl, { conferenceId: speaker.conference.id, linkId, language }, signatures),
    };
  },

  opened: async (body, context) => {
    const speaker = await identifySpeaker(body, context);
    if ('refused' in speaker) return speaker;
    await noteOpened(context.db, speaker.expertIds, context.now);
    return {};
  },

  answer: async ({ tasks, reply, reason, words, suggestion, ...who }, context) => {
    const speaker = await identifySpeaker(who, context);
    if ('refused' in speaker) return speaker;
    if (reply === 'rejected' && reason === null)
      return refuse('body_invalid', [{ field: 'reason', reason: 'required' }]);
    if (reply === 'rejected' && reason === 'other' && words === '')
      return refuse('body_invalid', [{ field: 'words', reason: 'required' }]);
    const { db, ports, config, now } = context;
    const outcome = await answerTasks(
      db,
      {
        conferenceId: speaker.conference.id,
        expertIds: speaker.expertIds,
        tasks,
        reply,
        reason,
        words,
        suggestion,
      },
      { signatures: ports.signatures, publicUrl: config.publicUrl, now },
    );
    return outcome.ok ? { versions: outcome.versions } : refuse(outcome.reason);
  },
};
