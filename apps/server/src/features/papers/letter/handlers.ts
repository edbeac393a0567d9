import type { letterCalls } from '@meetingapp/contract/papers/decision.ts';
import { isAccepted } from '@meetingapp/domain/papers/states.ts';
import { programmeInForce } from '../../agenda/release/queries-cached-programmes.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { letterOf, lettersOf } from './present.ts';
import { sessionOfTalk } from './present-session.ts';
import { authorNames, findLetter, findLetterConference, findLetterPaper } from './queries.ts';
import { letterPdf } from './writer.ts';

/** An author's acceptance letter, for a submitted paper once its acceptance was notified. */
export const letterHandlers: Handlers<typeof letterCalls> = {
  ownLetter: async ({ cid, paperId, language }, { db, accountId }) => {
    const paper = await findLetterPaper(db, cid, paperId);
    const conference = await findLetterConference(db, cid);
    if (!paper || !conference || paper.account_id !== accountId) return refuse('not_found');
    const { state, decision, told_at } = paper;
    if (!isAccepted({ state, decision, toldAt: told_at })) return refuse('paper_no_letter');
    const own = await findLetter(db, cid);
    const session = sessionOfTalk(await programmeInForce(db, cid), paper.talk_id);
    const content = letterOf(paper, await authorNames(db, paper.id), conference, session);
    const text = lettersOf(own?.letter ?? { zh: '', en: '' })[language];
    const pdf = await letterPdf({ content, text, language });
    return { pdf: pdf.toString('base64'), name: `${paper.number}.pdf` };
  },
};
