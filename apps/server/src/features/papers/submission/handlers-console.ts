import type { papersConsoleCalls } from '@meetingapp/contract/papers/console.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { editPaper, moveByStaff, placePaper } from './commands-console.ts';
import { presentListed, presentPaper } from './present-console.ts';
import { accountName, countsOf, findPaper, findTalk, pageOfPapers, stepsOf, talksWith } from './queries-console.ts';
import { partsOf } from './queries.ts';

export const papersConsoleHandlers: Handlers<typeof papersConsoleCalls> = {
  list: async ({ cid, filter, page }, { db }) => {
    const { papers, total } = await pageOfPapers(db, cid, filter, page);
    return { papers: papers.map(presentListed), total, counts: await countsOf(db, cid) };
  },

  read: async ({ cid, paperId }, { db }) => {
    const row = await findPaper(db, cid, paperId);
    if (!row) return refuse('not_found');
    const whole = {
      row,
      parts: await partsOf(db, paperId),
      steps: await stepsOf(db, paperId),
      talk: row.talk_id === null ? undefined : await findTalk(db, cid, row.talk_id),
      account: row.account_id === null ? undefined : await accountName(db, row.account_id),
    };
    return { paper: presentPaper(whole) };
  },

  edit: async ({ cid, paperId, version, paper }, { db, now }) => {
    const outcome = await editPaper(db, { cid, paperId, now }, version, paper);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  place: async ({ cid, paperId, version, board, talkId }, { db, now }) => {
    const outcome = await placePaper(db, { cid, paperId, now }, version, { board, talkId });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  withdraw: async ({ cid, paperId, reason }, { db, now, staff }) => {
    const outcome = await moveByStaff(db, { cid, paperId, now }, 'withdraw', staff.id, reason);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  restore: async ({ cid, paperId }, { db, now, staff }) => {
    const outcome = await moveByStaff(db, { cid, paperId, now }, 'restore', staff.id);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  export: async ({ cid, filter, format }, { db, staff, language }) => {
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'papers.export', input: { filter, format } }) };
  },

  talks: async ({ cid, words }, { db }) => ({ talks: await talksWith(db, cid, words) }),
};
