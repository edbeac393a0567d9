import * as v from 'valibot';
import { call } from '../call.ts';
import { Id, WholeNumber } from '../shapes.ts';

/**
 * Outcome of a row: `new` and `changed` can be written; `same` needs no change; otherwise the person is unknown, stays elsewhere or
 * has another name; the number is taken that night or differs from the room-mate's row; the room is a speaker's, for which no
 * number is kept; or the number is missing.
 */
export const RoomOutcome = v.picklist([
  'new',
  'changed',
  'same',
  'unknown',
  'elsewhere',
  'name',
  'used',
  'mate',
  'speaker',
  'empty',
]);
export type RoomOutcome = v.InferOutput<typeof RoomOutcome>;

const Door = v.pipe(v.string(), v.trim(), v.maxLength(20));

export const RoomRow = v.object({
  /** Line number in the spreadsheet. */
  line: v.number(),
  number: v.string(),
  name: v.string(),
  door: v.string(),
  /** Current number; empty when none is set. */
  before: v.string(),
  roomType: v.string(),
  /** Null when no person matches. */
  regId: v.nullable(Id),
  fate: RoomOutcome,
});
export type RoomRow = v.InferOutput<typeof RoomRow>;

const who = { staff: ['owner', 'organiser', 'door'] } as const;

export const roomNumberCalls = {
  /** Dry run of a file of room numbers, row by row; writes nothing. */
  readNumbers: call({
    path: '/medapp/api/console/hotel/numbers/read',
    who,
    effect: 'read',
    multipart: true,
    body: v.object({ cid: Id, hotelId: Id }),
    answer: v.object({ name: v.string(), rows: v.array(RoomRow) }),
    errors: ['not_found', 'file_missing', 'sheet_unreadable', 'sheet_room_columns'],
  }),
  /** Writes the chosen rows as a task with a result per row. */
  writeNumbers: call({
    path: '/medapp/api/console/hotel/numbers/write',
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      hotelId: Id,
      rows: v.pipe(
        v.array(
          v.object({
            line: WholeNumber,
            label: v.pipe(v.string(), v.maxLength(200)),
            regId: Id,
            door: v.pipe(Door, v.minLength(1)),
          }),
        ),
        v.minLength(1),
        v.maxLength(5000),
      ),
    }),
    answer: v.object({ taskId: Id }),
    errors: ['not_found'],
  }),
} as const;
