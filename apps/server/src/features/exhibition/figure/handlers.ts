import type { figureCalls } from '@meetingapp/contract/exhibition/figure.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findConference } from '../../conference/queries.ts';
import { ownExhibitor } from '../exhibitor/access.ts';
import type { ExhibitorRow } from '../exhibitor/queries.ts';
import { countViews } from './commands.ts';
import { presentFigures } from './present.ts';
import { happenedOf, levelNameOf, viewsOf } from './queries.ts';
import { writeFigures } from './writer.ts';

async function figuresOf(db: Database, exhibitor: ExhibitorRow, language: Language) {
  const [level, views, happened] = await Promise.all([
    levelNameOf(db, exhibitor.id),
    viewsOf(db, { exhibitorId: exhibitor.id }),
    happenedOf(db, exhibitor.id, exhibitor.zone),
  ]);
  return presentFigures({ exhibitor, level: level?.name, views, happened }, language);
}

export const figureHandlers: Handlers<typeof figureCalls> = {
  count: async ({ cid, deviceMark, seenParts }, { db, accountId, address, now }) => {
    const conference = await findConference(db, cid);
    if (!conference || ['draft', 'stopped'].includes(conference.state)) return {};
    const day = clockIn(conference.zone, now).slice(0, 10);
    await countViews(db, { conferenceId: cid, day, viewer: { accountId, device: deviceMark, address } }, seenParts);
    return {};
  },

  read: async ({ showid }, { db, accountId, language }) => {
    const exhibitor = await ownExhibitor(db, showid, accountId);
    return exhibitor ? figuresOf(db, exhibitor, language) : refuse('not_found');
  },

  download: async ({ showid }, { db, accountId, language, now }) => {
    const exhibitor = await ownExhibitor(db, showid, accountId);
    if (!exhibitor) return refuse('not_found');
    const csv = writeFigures(await figuresOf(db, exhibitor, language), language);
    return { name: `stand-${showid}-${clockIn(exhibitor.zone, now).slice(0, 10)}.csv`, csv };
  },
};
