import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Id, Instant, OptionalId } from '../shapes.ts';
import { WallCode } from './wall.ts';

const Minute = v.object({ at: Instant, people: v.number() });

/** How long the queue of a gate is; `best`: the recommended one. */
export const gateStates = ['best', 'short', 'some', 'long', 'closed'] as const;

export const Gate = v.object({
  /** `door`: a door of an entrance; `hall`: the door of a hall; `desk`: walk-up registration. */
  kind: v.picklist(['door', 'hall', 'desk']),
  /** As staff named the door, or the hall of the programme; both empty for the only door of an entrance without a name, and the desk. */
  name: Bilingual,
  /** Where it is, such as a floor. */
  place: Bilingual,
  /** Whole minutes that a person waits who comes now; null: nobody serves there. */
  minutes: v.nullable(v.number()),
  state: v.picklist(gateStates),
  perMinute: v.number(),
  entered: v.number(),
});
export type Gate = v.InferOutput<typeof Gate>;

export const arrivalCalls = {
  /** What a wall screen shows of the entrances, or of one point: figures only, nobody's name. The link of the screen is signed. */
  arrivalWall: call({
    path: '/medapp/api/checkin/arrivals/wall',
    who: 'anyone',
    effect: 'read',
    body: v.object({ cid: Id, pointId: OptionalId, ...WallCode.entries }),
    answer: v.object({
      title: Bilingual,
      /** The point; both empty for all entrances. */
      point: Bilingual,
      zone: v.string(),
      now: Instant,
      gates: v.array(Gate),
      entered: v.number(),
      expected: v.number(),
      perMinute: v.number(),
      /** Admissions of each minute of the last two hours, oldest first, and those expected in the next hour. */
      minutes: v.array(Minute),
      forecast: v.array(Minute),
    }),
    errors: ['wall_code_wrong', 'wall_code_over'],
  }),
} as const;

export const arrivalConsoleCalls = {
  /** The signed address of a wall screen, below the phone's base path; valid for two weeks. */
  arrivalWallLink: call({
    path: '/medapp/api/console/checkin/arrivals/wall/link',
    who: { staff: roles.door },
    effect: 'read',
    body: v.object({ cid: Id, pointId: OptionalId }),
    answer: v.object({ link: v.string(), until: Instant }),
    errors: [],
  }),
} as const;
