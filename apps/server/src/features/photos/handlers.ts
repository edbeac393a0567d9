import type { photoCalls } from '@meetingapp/contract/photos/photo.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { findConference } from '../conference/queries.ts';
import { introduce, isOwnAvatar, withdrawIntroduction } from './commands.ts';
import { barOf, introductionOf, personOf } from './queries.ts';
import { templatesOf } from './queries-templates.ts';

export const photoHandlers: Handlers<typeof photoCalls> = {
  templates: async ({ cid }, { db, accountId, language }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const templates = await templatesOf(db, cid);
    return {
      templates: templates
        .filter(({ shown }) => shown)
        .map(({ number, name, art, corner, layout }) => ({
          number,
          name: pickLanguage(name, language),
          art,
          corner,
          layout,
        })),
      title: conference.title,
      startsOn: conference.starts_on,
      endsOn: conference.ends_on,
      city: pickLanguage(conference.city, language),
      person: accountId === null ? { name: '', affiliation: '' } : await personOf(db, cid, accountId, language),
      introduction: accountId === null ? null : ((await introductionOf(db, cid, accountId)) ?? null),
      barred: accountId === null ? null : await barOf(db, cid, accountId),
    };
  },

  introduce: async ({ cid, avatar, text }, { db, ports, accountId, language, now }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const own = await isOwnAvatar(db, ports.files, accountId, avatar);
    if (own !== 'ok')
      return refuse('body_invalid', [{ field: 'avatar', reason: own === 'size' ? 'avatar_size' : 'not_an_option' }]);
    const outcome = await introduce(db, { conferenceId: cid, accountId, avatar, text, language, now });
    return outcome.ok ? { state: 'waiting' } : refuse(outcome.reason);
  },

  withdraw: async ({ cid }, { db, accountId }) =>
    (await withdrawIntroduction(db, cid, accountId)) ? {} : refuse('not_found'),
};
