import { defineTask } from '../../../jobs/task.ts';
import { numberRoom } from '../rooming/commands.ts';
import { stayIn } from '../rooming/queries.ts';

/** Writes room numbers from a file, each row in its own transaction and under the locks of its nights. */
export const writeNumbers = defineTask('hotel.numbers', async (run) => {
  const { input, conferenceId } = run;
  const cid = conferenceId ?? 0;
  await run.total(input.rows.length);
  const rows = input.rows.map(({ line, label, ...item }) => ({ number: line, label, item }));
  await run.rows(rows, async ({ regId, door }, transaction) => {
    const stay = await stayIn(transaction, cid, input.hotelId, regId);
    if (!stay) return { refused: 'not_found' };
    const where = { cid, roomTypeId: stay.room_type_id, night: stay.check_in, regId };
    const outcome = await numberRoom(transaction, { ...where, number: door });
    return outcome.ok ? null : { refused: outcome.reason };
  });
});
