import type { roomingCalls } from '@meetingapp/contract/hotel/rooming.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findConfiguration, settingForStaff } from '../../registration/configuration/queries.ts';
import { presentRooming } from './present.ts';
import { arrangedNights } from './queries-nights.ts';

export const roomingHandlers: Handlers<typeof roomingCalls> = {
  rooming: async ({ cid, night }, { db, language }) => {
    const conference = await findConfiguration(db, cid);
    if (!(await settingForStaff(db, conference))) return refuse('conference_unknown');
    const all = presentRooming(await arrangedNights(db, conference), language);
    return { nights: night === null ? all : all.filter((one) => one.night === night) };
  },
};
