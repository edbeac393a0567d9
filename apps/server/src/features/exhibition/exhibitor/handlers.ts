import type { exhibitionCalls } from '@meetingapp/contract/exhibition/exhibitor.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findConference } from '../../conference/queries.ts';
import { markVisit } from './commands.ts';
import { presentIndex, presentStand } from './present.ts';
import {
  desksOf,
  findExhibitor,
  givenLead,
  isMember,
  isShown,
  searchedExhibitors,
  stampOf,
  visitedOf,
} from './queries.ts';

export const exhibitionHandlers: Handlers<typeof exhibitionCalls> = {
  index: async ({ cid }, { db }) => {
    const conference = await findConference(db, cid);
    if (!conference || conference.state === 'stopped') return refuse('conference_unknown');
    return presentIndex(await searchedExhibitors(db, cid));
  },

  own: async ({ cid }, { db, accountId, language }) => {
    if (!(await findConference(db, cid))) return refuse('conference_unknown');
    const visited = await visitedOf(db, cid, accountId);
    const desks = await desksOf(db, cid, accountId);
    return {
      visited: visited.map(({ exhibitor_id }) => exhibitor_id),
      desks: desks.map(({ id, name, booth }) => ({ id, name: pickLanguage(name, language), booth })),
    };
  },

  read: async ({ showid }, { db, accountId, language }) => {
    const row = await findExhibitor(db, showid);
    if (!row) return refuse('not_found');
    const ownDesk = accountId !== null && (await isMember(db, showid, accountId));
    const open = !['draft', 'stopped'].includes(row.conference_state);
    if (!isShown(row) && !(ownDesk && open)) return refuse('not_found');
    const stamp = await stampOf(db, showid, accountId);
    const stand = {
      ...presentStand(row, language),
      stamp: stamp ? { points: stamp.points, at: stamp.at?.toISOString() ?? null } : null,
    };
    if (accountId === null) return { ...stand, visitedAt: null, leadId: null, ownDesk };
    const visits = await visitedOf(db, row.conference_id, accountId);
    const visit = visits.find(({ exhibitor_id }) => exhibitor_id === showid);
    const lead = await givenLead(db, showid, accountId);
    return { ...stand, visitedAt: visit?.at.toISOString() ?? null, leadId: lead?.id ?? null, ownDesk };
  },

  visit: async ({ showid, visited }, { db, accountId, now }) => {
    const row = await findExhibitor(db, showid);
    if (!row || !isShown(row)) return refuse('not_found');
    await markVisit(db, { exhibitorId: showid, accountId, visited, now });
    return {};
  },
};
