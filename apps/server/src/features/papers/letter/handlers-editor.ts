import type { decisionCalls } from '@meetingapp/contract/papers/decision.ts';
import { programmeInForce } from '../../agenda/release/queries-cached-programmes.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { saveLetter } from './commands.ts';
import { exampleLetter, letterOf, lettersOf } from './present.ts';
import { letterPdf, letterWords } from './writer.ts';
import { sessionOfTalk } from './present-session.ts';
import { authorNames, findLetter, findLetterConference, findLetterPaper } from './queries.ts';

type LetterCalls = Pick<typeof decisionCalls, 'letter' | 'saveLetter' | 'previewLetter'>;

/** Staff edit the acceptance letter of a conference. */
export const letterEditorHandlers: Handlers<LetterCalls> = {
  letter: async ({ cid }, { db }) => {
    const row = await findLetter(db, cid);
    if (!row) return refuse('not_found');
    return { letter: lettersOf(row.letter), own: row.letter.zh !== '' || row.letter.en !== '', version: row.version };
  },

  saveLetter: async ({ cid, seen, letter }, { db }) => {
    const outcome = await saveLetter(db, cid, seen, letter);
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason, outcome.faults);
  },

  previewLetter: async ({ cid, paperId, language, letter }, { db }) => {
    const conference = await findLetterConference(db, cid);
    if (!conference) return refuse('not_found');
    const paper = paperId === null ? null : await findLetterPaper(db, cid, paperId);
    if (paperId !== null && !paper) return refuse('not_found');
    const session = sessionOfTalk(await programmeInForce(db, cid), paper?.talk_id ?? null);
    const content = paper
      ? letterOf(paper, await authorNames(db, paper.id), conference, session)
      : exampleLetter(conference);
    const wanted = { content, text: lettersOf(letter)[language], language };
    const pdf = await letterPdf(wanted);
    return { html: letterWords(wanted), pdf: pdf.toString('base64'), name: `${content.number}.pdf` };
  },
};
