import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { submissionCalls } from '@meetingapp/contract/papers/submission.ts';
import type { AccountContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findConference } from '../../conference/queries.ts';
import { addPaperFile, removePaperFile } from './commands-files.ts';
import { beginPaper, confirmPaper, savePaper, submitPaper, withdrawPaper } from './commands.ts';
import { presentCall, presentCard, presentFaults, presentOwn } from './present.ts';
import { findOwn, knownOf, ownPapers, partsOf, remarksOf } from './queries.ts';
import { findCall, topicsOf } from '../call/queries.ts';

async function paperOf({ db, accountId, now, language }: AccountContext, cid: number, paperId: number) {
  const row = await findOwn(db, cid, accountId, paperId);
  if (!row) return refuse('not_found');
  const whole = {
    row,
    call: await findCall(db, cid),
    parts: await partsOf(db, paperId),
    remarks: await remarksOf(db, paperId),
  };
  return { paper: presentOwn(whole, now, language), now: now.toISOString() };
}

/** Why the conference takes no submissions from anyone. */
async function hindranceOf({ db }: AccountContext, cid: number) {
  const conference = await findConference(db, cid);
  if (!conference) return 'conference_unknown' as const;
  return conference.state === 'stopped' ? ('conference_stopped' as const) : null;
}

const linkTo =
  ({ config }: AccountContext, cid: number) =>
  () =>
    new URL(config.publicUrl).origin + basePath + href('contributeHome', { cid });

export const submissionHandlers: Handlers<typeof submissionCalls> = {
  ownPapers: async ({ cid }, context) => {
    const { db, accountId, now, language } = context;
    const hindrance = await hindranceOf(context, cid);
    if (hindrance) return refuse(hindrance);
    const call = await findCall(db, cid);
    const rows = await ownPapers(db, cid, accountId);
    return {
      call: call ? presentCall(call, await topicsOf(db, cid), now, language) : null,
      papers: rows.map((row) => presentCard(row, call, now, language)),
      me: await knownOf(db, accountId),
      now: now.toISOString(),
    };
  },

  ownPaper: async ({ cid, paperId }, context) => paperOf(context, cid, paperId),

  keepPaper: async ({ cid, paperId, version, paper }, context) => {
    const { db, accountId, now } = context;
    const hindrance = await hindranceOf(context, cid);
    if (hindrance) return refuse(hindrance);
    const outcome =
      paperId === null
        ? await beginPaper(db, { cid, accountId, now }, paper)
        : await savePaper(db, { cid, accountId, paperId, now }, version, paper);
    return outcome.ok ? paperOf(context, cid, outcome.paperId) : refuse(outcome.reason);
  },

  submitPaper: async ({ cid, paperId, version, paper }, context) => {
    const { db, accountId, now, language } = context;
    const hindrance = await hindranceOf(context, cid);
    if (hindrance) return refuse(hindrance);
    const own = { cid, accountId, paperId, now };
    const outcome = await submitPaper(db, own, version, paper, linkTo(context, cid));
    if (outcome.ok) return paperOf(context, cid, paperId);
    if ('reason' in outcome) return refuse(outcome.reason);
    const sections = (await findCall(db, cid))?.sections ?? [];
    return refuse('answers_invalid', presentFaults(outcome.faults, sections, language));
  },

  withdrawPaper: async ({ cid, paperId, reason }, context) => {
    const { db, accountId, now } = context;
    const outcome = await withdrawPaper(db, { cid, accountId, paperId, now }, reason, linkTo(context, cid));
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  confirmPaper: async ({ cid, paperId }, context) => {
    const { db, accountId, now } = context;
    const outcome = await confirmPaper(db, { cid, accountId, paperId, now });
    return outcome.ok ? paperOf(context, cid, paperId) : refuse(outcome.reason);
  },

  addPaperFile: async ({ cid, paperId, kind }, context) => {
    const { db, ports, accountId, now, file } = context;
    if (!file) return refuse('file_missing');
    const outcome = await addPaperFile(db, ports.files, { cid, accountId, paperId, now }, { kind, ...file });
    return outcome.ok ? paperOf(context, cid, paperId) : refuse(outcome.reason);
  },

  removePaperFile: async ({ cid, paperId, fileId }, context) => {
    const { db, ports, accountId, now } = context;
    const outcome = await removePaperFile(db, ports.files, { cid, accountId, paperId, now }, fileId);
    return outcome.ok ? paperOf(context, cid, paperId) : refuse(outcome.reason);
  },
};
