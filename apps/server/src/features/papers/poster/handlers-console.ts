import { createHash } from 'node:crypto';
import type { posterBoardCalls } from '@meetingapp/contract/papers/board.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { papersBoards as en } from '@meetingapp/locales/en/papers/board.ts';
import { papersBoards as zh } from '@meetingapp/locales/zh/papers/board.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findForStaff } from '../../conference/queries.ts';
import { sheetAnswer } from '../../files/writer-sheet.ts';
import { hangSheet } from './commands-sheet.ts';
import { allQuestions, allVotes, hungPosters, votersOf } from './queries-console.ts';
import { voteRules } from './queries.ts';
import { moderateQuestion } from './commands-questions.ts';

const texts = { zh, en };
const refusals = { wrong_kind: 'file_kind', too_large: 'file_too_large', unreadable: 'file_unreadable' } as const;
const MARK = 10;

export const posterBoardHandlers: Handlers<typeof posterBoardCalls> = {
  boards: async ({ cid }, { db }) => {
    const [posters, rules, voters] = await Promise.all([hungPosters(db, cid), voteRules(db, cid), votersOf(db, cid)]);
    return { posters, votesEach: rules.votesEach, voteUntil: rules.voteUntil?.toISOString() ?? null, voters };
  },

  hangSheet: async ({ cid, paperId }, { db, ports, file }) => {
    if (!file) return refuse('file_missing');
    const posters = await hungPosters(db, cid);
    if (!posters.some(({ id }) => id === paperId)) return refuse('poster_unknown');
    const hung = await hangSheet(db, ports.files, { paperId, name: file.name, content: file.content });
    return hung.ok ? { address: hung.address } : refuse(refusals[hung.reason]);
  },

  askedQuestions: async ({ cid }, { db }) => ({
    questions: (await allQuestions(db, cid)).map((row) => ({ ...row, askedAt: row.askedAt.toISOString() })),
  }),

  judgeQuestion: async ({ cid, questionId, hidden, answer }, { db, now }) =>
    (await moderateQuestion(db, { cid, questionId, hidden, answer, now })) ? {} : refuse('not_found'),

  exportVotes: async ({ cid, format }, { db, language }) => {
    const { voteColumns, votesFile } = texts[language];
    // One mark per person within a file; the mark cannot be traced back to the person.
    const salt = `${cid}:${Math.random()}`;
    const markOf = (accountId: number) =>
      createHash('sha256').update(`${salt}:${accountId}`).digest('hex').slice(0, MARK);
    const rows = (await allVotes(db, cid)).map(({ board, number, title, accountId, at }) => [
      board,
      number,
      pickLanguage(title, language),
      markOf(accountId),
      at,
    ]);
    const text = 'text' as const;
    const columns = [
      { title: voteColumns.board, kind: text },
      { title: voteColumns.number, kind: text },
      { title: voteColumns.title, kind: text, width: 50 },
      { title: voteColumns.voter, kind: text },
      { title: voteColumns.at, kind: 'date-time' as const },
    ];
    const zone = (await findForStaff(db, cid))?.zone ?? 'Asia/Shanghai';
    return sheetAnswer({ name: votesFile, columns, rows, zone }, format);
  },
};
