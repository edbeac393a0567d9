import type { decisionCalls, RankedPaper } from '@meetingapp/contract/papers/decision.ts';
import { paperDecisions } from '@meetingapp/contract/papers/paper.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { TaskInputs } from '../../../jobs/task-inputs.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { giveBoards } from '../poster/commands-boards.ts';
import { decidePaper } from './commands.ts';
import { letterEditorHandlers } from '../letter/handlers-editor.ts';
import { noticeMessage } from './writer.ts';
import { bulkDecision, decisionsOf } from './queries.ts';
import { countBefore, countDecided, rankedIds, rankedPage, type RankedRow } from './queries-ranking.ts';
import { contactOfPaper, papersToNotify } from './queries-notify.ts';
import { findReviewing, topicsOf } from '../call/queries.ts';

const UNREACHABLE_SHOWN = 100;

const presentRanked = ({ first_author, told_at, total: _total, ...row }: RankedRow): RankedPaper => ({
  ...row,
  firstAuthor: first_author ?? { zh: '', en: '' },
  toldAt: told_at?.toISOString() ?? null,
});

export const decisionHandlers: Handlers<typeof decisionCalls> = {
  ranking: async ({ cid, filter, sort, from }, { db }) => {
    const rows = await rankedPage(db, cid, { filter, sort, from });
    const { decided, toTell } = await countDecided(db, cid);
    return {
      papers: rows.map(presentRanked),
      total: rows[0]?.total ?? 0,
      topics: await topicsOf(db, cid),
      decided,
      toTell,
    };
  },

  found: async ({ cid, filter }, { db }) => ({ ids: await rankedIds(db, cid, filter) }),

  beforeDeciding: async ({ cid, ids }, { db }) => {
    const { decided } = await countDecided(db, cid, ids);
    const { here, told, unreviewed } = await countBefore(db, cid, ids);
    return { decided, told, unreviewed, gone: new Set(ids).size - here };
  },

  decide: async ({ cid, ...decision }, { db, staff, now }) => {
    const outcome = await decidePaper(db, { cid, staffId: staff.id, now }, decision);
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },

  decideMany: async ({ cid, ids, decision }, { db, staff, language }) => {
    const rows = (await decisionsOf(db, cid, ids)).map((row) => ({ id: row.id, from: row.decision, to: decision }));
    if (rows.length === 0) return refuse('not_found');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'papers.decide', input: { rows } }) };
  },

  undoDeciding: async ({ cid, taskId }, { db, staff, language }) => {
    const task = await bulkDecision(db, cid, taskId);
    if (!task) return refuse('not_found');
    const { rows } = task.input as unknown as TaskInputs['papers.decide'];
    const back = rows.map(({ id, from, to }) => ({ id, from: to, to: from }));
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'papers.decide', input: { rows: back } }) };
  },

  boards: async ({ cid, scheme, again, write }, { db }) => {
    const given = await giveBoards(db, { cid, scheme, again, write });
    return given ?? refuse('changed_meanwhile');
  },

  beforeTelling: async ({ cid }, { db, config }) => {
    const about = await findReviewing(db, cid);
    if (!about) return refuse('not_found');
    const rows = await papersToNotify(db, cid);
    const { untold } = await countDecided(db, cid);
    const unreachable = rows.filter((row) => contactOfPaper(row) === null);
    const link = new URL(config.publicUrl).origin + basePath + href('contributeHome', { cid });
    return {
      decided: untold,
      unreachable: unreachable.slice(0, UNREACHABLE_SHOWN).map(({ id, number, title }) => ({ id, number, title })),
      unreachables: unreachable.length,
      samples: paperDecisions.flatMap((decision) => {
        const row = rows.find((one) => one.decision === decision);
        return row ? [{ decision, ...noticeMessage({ ...row, decision }, { conference: about.title, link }) }] : [];
      }),
    };
  },

  tell: async ({ cid, seen, unreachable }, { db, staff, language }) => {
    const ids = (await papersToNotify(db, cid)).map(({ id }) => id);
    if (ids.length === 0) return refuse('papers_none_to_tell');
    if (ids.length !== seen) return refuse('changed_meanwhile');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'papers.tell', input: { ids, unreachable } }) };
  },

  ...letterEditorHandlers,
};
