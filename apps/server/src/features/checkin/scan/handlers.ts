import type { checkinConsoleCalls } from '@meetingapp/contract/checkin/console.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { answerDouble } from './commands-double.ts';
import { presentDouble } from './present-double.ts';
import { findDoubles } from './queries-double.ts';

export const scanHandlers: Pick<Handlers<typeof checkinConsoleCalls>, 'doubles' | 'answerDouble'> = {
  doubles: async ({ cid }, { db }) => {
    const rows = await findDoubles(db, cid);
    return { open: rows.filter(({ answer }) => answer === null).length, doubles: rows.map(presentDouble) };
  },

  answerDouble: async ({ cid, scanId, answer, why }, { db, staff, now }) => {
    if (answer === 'both' && why === '') return refuse('double_reason');
    const answered = await answerDouble(db, { cid, scanId, answer, why, staffId: staff.id, now });
    return answered.ok ? {} : refuse(answered.reason);
  },
};
