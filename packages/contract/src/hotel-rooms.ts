import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './shapes.ts';

/**
 * What becomes of a row: `new` and `changed` can be written; `same` needs nothing; a person who is unknown, sleeps elsewhere or has
 * another name; a number that others have that night, or another one than the room-mate's row; no number.
 */
export const RoomFate = v.picklist(['new', 'changed', 'same', 'unknown', 'elsewhere', 'name', 'used', 'mate', 'empty']);
export type RoomFate = v.InferOutput<typeof RoomFate>;

const Door = v.pipe(v.string(), v.trim(), v.maxLength(20));

export const RoomRow = v.object({
  /** As the spreadsheet shows it. */
  line: v.number(),
  number: v.string(),
  name: v.string(),
  door: v.string(),
  /** What stands now; empty: none. */
  before: v.string(),
  roomType: v.string(),
  /** Null: nobody is found. */
  regId: v.nullable(Id),
  fate: RoomFate,
});
export type RoomRow = v.InferOutput<typeof RoomRow>;

const who = { staff: ['owner', 'organiser', 'door'] } as const;

export const roomNumberCalls = {
  /** What a file of room numbers would do, row by row; nothing is written. */
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
            line: v.number(),
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
