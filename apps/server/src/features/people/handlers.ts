import type { personCalls } from '@meetingapp/contract/people.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { findConference } from '../conference/queries.ts';
import { presentFilm } from './present-works.ts';
import { filmsOf, papersOf } from './queries-works.ts';

export const personHandlers: Handlers<typeof personCalls> = {
  works: async ({ cid, expertId }, { db }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const asked = { conferenceId: cid, expertId };
    const [papers, films] = await Promise.all([papersOf(db, asked), filmsOf(db, asked)]);
    return { papers, films: films.map(presentFilm) };
  },
};
