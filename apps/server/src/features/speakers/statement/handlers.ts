import type { speakerStatementCalls, statementDeskCalls } from '@meetingapp/contract/speakers/statement.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { identifySpeaker } from '../invitation/access.ts';
import { saveStatement, saveStatementText } from './commands.ts';
import { presentStatement } from './present.ts';
import { statementOf, statementText } from './queries.ts';

export const speakerStatementHandlers: Handlers<typeof speakerStatementCalls> = {
  statement: async (body, context) => {
    const speaker = await identifySpeaker(body, context);
    if ('refused' in speaker) return speaker;
    const text = await statementText(context.db, body.cid);
    const row = await statementOf(context.db, speaker.expertIds[0] ?? 0);
    return { text, version: row?.version ?? 0, statement: row ? presentStatement(row, text.number) : null };
  },

  saveStatement: async ({ cid, linkKey, seen, textNumber, hasInterests, interestWords, recordingConsent }, context) => {
    const speaker = await identifySpeaker({ cid, linkKey }, context);
    if ('refused' in speaker) return speaker;
    if (hasInterests && interestWords === '')
      return refuse('body_invalid', [{ field: 'interestWords', reason: 'required' }]);
    const { db, language, now } = context;
    const outcome = await saveStatement(db, {
      conferenceId: cid,
      expertId: speaker.expertIds[0] ?? 0,
      seen,
      number: textNumber,
      hasInterests,
      words: interestWords,
      recording: recordingConsent,
      language,
      now,
    });
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },
};

export const statementDeskHandlers: Handlers<typeof statementDeskCalls> = {
  text: ({ cid }, { db }) => statementText(db, cid),

  saveText: async ({ cid, seen, interestsText, recordingText }, { db, now }) => {
    const input = { conferenceId: cid, seen, interests: interestsText, recording: recordingText, now };
    const number = await saveStatementText(db, input);
    return number === null ? refuse('changed_meanwhile') : { number };
  },
};
