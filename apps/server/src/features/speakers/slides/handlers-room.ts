import type { slidesRoomCalls } from '@meetingapp/contract/speakers/room.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { programmeInForce } from '../../agenda/release/queries-cached-programmes.ts';
import { findForStaff } from '../../conference/queries.ts';
import { publishSlides } from './commands-publish.ts';
import { writeReturned } from './commands-letter.ts';
import { checkSlides, noteFetched } from './commands-room.ts';
import { hallFiles, LARGEST_HALL } from './present-hall.ts';
import { presentRoom } from './present.ts';
import { allSlides, roomRows, slidesBy, slidesIn } from './queries.ts';
import { hallAddress, slidesAddress } from './writer.ts';

export const slidesRoomHandlers: Handlers<typeof slidesRoomCalls> = {
  room: async ({ cid }, { db, now }) => {
    const conference = await findForStaff(db, cid);
    if (!conference) return refuse('not_found');
    const programme = await programmeInForce(db, cid);
    const due = await slidesBy(db, cid);
    return {
      zone: conference.zone,
      now: now.toISOString(),
      slidesBy: due?.toISOString() ?? null,
      halls: programme?.halls.map(({ id, name }) => ({ id, name })) ?? [],
      tasks: programme ? presentRoom(await roomRows(db, cid), await allSlides(db, cid), programme) : [],
    };
  },

  check: async ({ cid, slidesId, seen, state, words }, { db, ports, config, now }) => {
    const file = await slidesIn(db, cid, slidesId);
    if (!file) return refuse('not_found');
    if (state === 'returned' && words === '') return refuse('body_invalid', [{ field: 'words', reason: 'required' }]);
    if (!(await checkSlides(db, { id: slidesId, seen, state, words, now }))) return refuse('changed_meanwhile');
    if (state === 'returned')
      await writeReturned(
        db,
        { conferenceId: cid, expertId: file.expert_id, file: file.name, words },
        { signatures: ports.signatures, publicUrl: config.publicUrl, now },
      );
    return {};
  },

  open: async ({ cid, slidesId, view }, { db, ports, now }) => {
    const file = await slidesIn(db, cid, slidesId);
    if (!file || (view === 'pages' && file.pages !== 'own' && file.pages !== 'drawn')) return refuse('not_found');
    return { address: slidesAddress({ id: file.id, view, name: file.name }, ports.signatures, now) };
  },

  publish: async ({ cid, slidesId }, { db, ports, now }) => {
    const file = await slidesIn(db, cid, slidesId);
    if (!file) return refuse('not_found');
    return (await publishSlides(db, ports.files, file, { conferenceId: cid, now })) ? {} : refuse('slides_unpublished');
  },

  downloadHall: async ({ cid, hallId, day }, { db, ports, now }) => {
    const conference = await findForStaff(db, cid);
    const programme = conference && (await programmeInForce(db, cid));
    if (!conference || !programme) return refuse('not_found');
    const tasks = presentRoom(await roomRows(db, cid), await allSlides(db, cid), programme);
    const files = hallFiles(tasks, { hallId, day, zone: conference.zone });
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (files.length === 0) return refuse('slides_none');
    if (bytes > LARGEST_HALL) return refuse('slides_hall_too_large');
    await noteFetched(
      db,
      files.map(({ id }) => id),
      now,
    );
    return { address: hallAddress({ cid, hallId, day }, ports.signatures, now), files: files.length, bytes };
  },
};
