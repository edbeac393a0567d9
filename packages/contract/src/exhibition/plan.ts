import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Fen, Id, trimmed } from '../shapes.ts';
import { FloorKind } from '../home/home.ts';

const base = '/medapp/api/console/exhibition/plan';

/** States of a booth: nobody has it; kept for an exhibitor until a moment; sold. */
const BoothState = v.picklist(['free', 'held', 'sold']);

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const Side = v.pipe(v.number(), v.minValue(0.1), v.maxValue(100));

/** Price of a square metre: at most 10 million in the smallest unit. */
export const Rate = v.nullable(v.pipe(Fen, v.minValue(0), v.maxValue(1_000_000_000)));

export const planCalls = {
  /** The booths of the floor plan by level with what is around them; boxes are in percent of the level. */
  plan: call({
    path: `${base}/read`,
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      version: v.string(),
      levels: v.array(
        v.object({
          name: Bilingual,
          /** In metres; null: not measured. */
          width: v.nullable(v.number()),
          depth: v.nullable(v.number()),
          rate: v.nullable(Fen),
          booths: v.array(
            v.object({
              label: v.string(),
              x: v.number(),
              y: v.number(),
              w: v.number(),
              h: v.number(),
              state: BoothState,
              exhibitor: v.nullable(Bilingual),
            }),
          ),
          /** Halls, entrances and the like, and booths without a label: they are edited with the home. */
          fixed: v.array(
            v.object({
              kind: FloorKind,
              label: v.string(),
              name: Bilingual,
              x: v.number(),
              y: v.number(),
              w: v.number(),
              h: v.number(),
            }),
          ),
        }),
      ),
    }),
    errors: [],
  }),
  /**
   * Saves all booths and the prices of the levels. `planVersion`: the version that was read. An exhibitor keeps its booth under a new
   * label, and its price. A booth that is held or sold cannot go: its exhibitor gets another one first.
   */
  savePlan: call({
    path: `${base}/save`,
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({
      cid: Id,
      planVersion: trimmed(40),
      rates: v.pipe(v.array(Rate), v.maxLength(10)),
      booths: v.pipe(
        v.array(
          v.object({
            /** Label that it had when the plan was read; null: new. */
            was: v.nullable(trimmed(12)),
            label: v.pipe(trimmed(12), v.minLength(1, 'required')),
            level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
            x: Percent,
            y: Percent,
            w: Side,
            h: Side,
          }),
        ),
        v.maxLength(5000),
      ),
    }),
    answer: v.object({ version: v.string() }),
    errors: ['conference_unknown', 'changed_meanwhile', 'booth_has_exhibitor'],
  }),
} as const;
