import type { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { draftHandlers } from './draft/handlers.ts';
import { releaseHandlers } from './release/handlers.ts';
import { presentDraft } from './draft/present.ts';
import { conferenceOfProgramme, readDraft } from './draft/queries.ts';
import { currentRelease } from './release/queries.ts';

export const agendaConsoleHandlers: Handlers<typeof agendaConsoleCalls> = {
  read: async ({ cid }, { db }) => {
    const about = await conferenceOfProgramme(db, cid);
    if (!about) return refuse('conference_unknown');
    const last = await currentRelease(db, cid);
    const release = last ? { number: last.number, at: last.released_at.toISOString() } : null;
    const around = { zone: about.zone, startsOn: about.starts_on, endsOn: about.ends_on, release };
    return presentDraft(around, await readDraft(db, cid));
  },

  ...draftHandlers,
  ...releaseHandlers,
};
