import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id, Instant } from '../shapes.ts';

export const boothStampCalls = {
  /** O13: the signed code of the booth's stamp (S80), for the exhibitor's own people. A photograph of it is useless minutes later. */
  code: call({
    path: '/medapp/api/exhibition/stamp/code',
    who: 'account',
    effect: 'read',
    body: v.object({ showid: Id }),
    answer: v.object({
      /** Null: the booth has no stamp. */
      stamp: v.nullable(
        v.object({
          /** Address below the base path. */
          link: v.string(),
          until: Instant,
          points: v.number(),
          /** People who have it. */
          given: v.number(),
        }),
      ),
    }),
    errors: [],
  }),
} as const;

export const boothStampConsoleCalls = {
  /** Gives every exhibitor with a booth a stamp of its name with these points; who has one keeps it. */
  makeStamps: call({
    path: '/medapp/api/console/exhibition/stamp',
    who: { staff: roles.setUp },
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, points: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)) }),
    answer: v.object({ made: v.number() }),
    errors: [],
  }),
} as const;
