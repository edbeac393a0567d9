import type { speakersConsoleCalls } from '@meetingapp/contract/speakers/desk.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import type { StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { startTask } from '../../../jobs/task.ts';
import { programmeInForce } from '../../agenda/release/queries-cached-programmes.ts';
import { findForStaff } from '../../conference/queries.ts';
import { findHome } from '../../home/queries.ts';
import { revokeLinks } from '../invitation/commands-link.ts';
import { syncAndWrite } from '../invitation/commands-change.ts';
import { allInvitations, conferenceOfLetter, expertsBy, reachedBy, settingsOf } from '../invitation/queries.ts';
import { signingStates } from '../agreement/queries.ts';
import { statementsIn, statementText } from '../statement/queries.ts';
import { journeysIn } from '../travel/queries.ts';
import { newestSlides } from '../slides/queries.ts';
import { stepsOf } from '../task/queries-steps.ts';
import { walksOn } from '../task/reader-walks.ts';
import { saveSettings } from './commands.ts';
import { inviteNow, startChain, stopChain } from './commands-stand-in.ts';
import { previewLetter } from './present-letter.ts';
import { presentDesk } from './present.ts';
import { presentChain, presentStandIns } from './present-stand-ins.ts';
import { askedInstead, candidateRows, chainOf, deskRows, expertIn, invitationOf, writable } from './queries.ts';
import { writeDeskLetter } from './writer-letter.ts';

const MOST_PREVIEWS = 20;

const aroundOf = ({ ports, config, now }: StaffContext) => ({
  signatures: ports.signatures,
  publicUrl: config.publicUrl,
  now,
});

export const speakersConsoleHandlers: Handlers<typeof speakersConsoleCalls> = {
  list: async ({ cid }, { db, now }) => {
    const conference = await findForStaff(db, cid);
    if (!conference) return refuse('not_found');
    const [programme, settings] = [await programmeInForce(db, cid), await settingsOf(db, cid)];
    const invitations = programme
      ? presentDesk(await deskRows(db, cid), programme, {
          walk: walksOn(await findHome(db, cid), programme),
          slides: new Map((await newestSlides(db, cid)).map((file) => [file.invitation_id, file])),
          agreements: await signingStates(db, cid),
          statements: await statementsIn(db, cid),
          journeys: await journeysIn(db, cid),
          textNumber: (await statementText(db, cid)).number,
          now,
        })
      : [];
    return {
      zone: conference.zone,
      now: now.toISOString(),
      answerBy: settings.answerBy?.toISOString() ?? null,
      slidesBy: settings.slidesBy?.toISOString() ?? null,
      remind: settings.remind,
      settingsVersion: settings.version,
      released: programme !== null,
      invitations,
    };
  },

  saveSettings: async ({ cid, seen, answerBy, slidesBy, remind }, { db, staff }) => {
    if (remind.until <= remind.from)
      return refuse('body_invalid', [{ field: 'remind.until', reason: 'moments_order' }]);
    const outcome = await saveSettings(db, {
      conferenceId: cid,
      seen,
      answerBy: answerBy === null ? null : new Date(answerBy),
      slidesBy: slidesBy === null ? null : new Date(slidesBy),
      remind,
      staffId: staff.id,
    });
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },

  sync: async ({ cid }, context) => {
    const { made, gone, askedAgain } = await syncAndWrite(context.db, cid, aroundOf(context));
    return { made, gone, askedAgain: askedAgain.length };
  },

  preview: async ({ cid, invitationIds }, { db, now }) => {
    const conference = await conferenceOfLetter(db, cid);
    if (!conference) return refuse('not_found');
    const { answerBy } = await settingsOf(db, cid);
    const rows = await writable(db, cid, invitationIds);
    const expertIds = [...new Set(rows.map(({ expert_id }) => expert_id))];
    const steps = await stepsOf(db, { conferenceId: cid, expertIds, programme: await programmeInForce(db, cid), now });
    const letters = [];
    const found = { people: 0, unreachable: 0, complete: 0 };
    for (const expert of await expertsBy(db, expertIds)) {
      const own = rows.filter(({ expert_id }) => expert_id === expert.id);
      const letter = await writeDeskLetter(db, expert, own, { conference, answerBy, steps: steps([expert.id]), now });
      if (!letter) found.complete += 1;
      else if (reachedBy(expert) === null) found.unreachable += 1;
      else {
        found.people += 1;
        if (letters.length < MOST_PREVIEWS) letters.push(previewLetter(expert, letter));
      }
    }
    return { ...found, letters };
  },

  write: async ({ cid, invitationIds }, { db, staff, language }) => ({
    taskId: await startTask(db, {
      societyId: staff.societyId,
      conferenceId: cid,
      staffId: staff.id,
      language,
      kind: 'speakers.write',
      input: { invitationIds },
    }),
  }),

  standIns: async ({ cid, invitationId }, { db }) => {
    const [invitation, programme] = [await invitationOf(db, cid, invitationId), await programmeInForce(db, cid)];
    if (!invitation) return refuse('not_found');
    if (!programme || invitation.gone_at !== null) return refuse('speaker_task_gone');
    const people = await candidateRows(db, cid);
    const found = presentStandIns({
      invitation,
      programme,
      invitations: await allInvitations(db, cid),
      people,
      asked: await askedInstead(db, invitationId),
      walk: walksOn(await findHome(db, cid), programme),
    });
    return { ...found, chain: presentChain(await chainOf(db, invitationId), people) };
  },

  inviteStandIn: async ({ cid, invitationId, expertId }, context) => {
    const { db } = context;
    const programme = await programmeInForce(db, cid);
    if (!programme) return refuse('speaker_task_gone');
    const around = { ...aroundOf(context), programme, walk: walksOn(await findHome(db, cid), programme) };
    const outcome = await inviteNow(db, { conferenceId: cid, invitationId, expertId }, around);
    return outcome.ok ? { invitationId: outcome.id } : refuse(outcome.reason);
  },

  startChain: async ({ cid, invitationId, hours, expertIds }, { db, now }) => {
    const conference = await conferenceOfLetter(db, cid);
    if (!conference) return refuse('not_found');
    const input = { conferenceId: cid, invitationId, hours, expertIds, zone: conference.zone, now };
    const outcome = await startChain(db, input);
    if (outcome.ok) return {};
    return outcome.reason === 'speaker_task_filled' ? refuse('speaker_task_filled') : refuse('speaker_task_gone');
  },

  stopChain: async ({ cid, invitationId }, { db, now }) =>
    (await stopChain(db, { conferenceId: cid, invitationId, now })) ? {} : refuse('not_found'),

  revokeLinks: async ({ cid, expertId }, { db, now }) => {
    if (!(await expertIn(db, cid, expertId))) return refuse('not_found');
    return { ended: await revokeLinks(db, expertId, now) };
  },
};
