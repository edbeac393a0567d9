import type { speakerCorrectionCalls } from '@meetingapp/contract/speakers/correction.ts';
import { bothAsText } from '@meetingapp/domain/plain-text.ts';
import type { StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { decideCorrection } from './commands-decide.ts';
import { presentCorrection } from './present.ts';
import { waitingCorrections } from './queries.ts';

const aroundOf = ({ ports, config, now }: StaffContext) => ({
  signatures: ports.signatures,
  publicUrl: config.publicUrl,
  now,
});

export const speakerCorrectionHandlers: Handlers<typeof speakerCorrectionCalls> = {
  corrections: async ({ cid }, { db }) => ({
    corrections: (await waitingCorrections(db, cid)).map((row) => ({
      ...presentCorrection(row),
      version: row.version,
      expertId: row.expert_id,
      now: {
        name: row.now_name,
        affiliation: row.now_affiliation,
        post: row.now_post,
        biography: bothAsText(row.now_biography),
        portrait: row.now_portrait,
      },
    })),
  }),

  decide: async ({ cid, correctionId, seen, approve, words }, context) => {
    if (!approve && words === '') return refuse('body_invalid', [{ field: 'words', reason: 'required' }]);
    const outcome = await decideCorrection(
      context.db,
      { conferenceId: cid, id: correctionId, seen, approve, words },
      aroundOf(context),
    );
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
