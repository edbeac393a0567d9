import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id, Nothing, trimmed, WholeNumber } from '../shapes.ts';
import { Correction, PersonFacts } from './person.ts';

const base = '/medapp/api/console/speakers';
const programme = { staff: roles.programme } as const;

export const speakerCorrectionCalls = {
  /** Corrections that wait, oldest first, with what the programme says now. */
  corrections: call({
    path: `${base}/corrections`,
    who: programme,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      corrections: v.array(v.object({ ...Correction.entries, version: v.number(), expertId: Id, now: PersonFacts })),
    }),
    errors: [],
  }),
  /** Approves a correction: the person's entry changes, and the programme from the next release on. Or refuses it with the reason. */
  decide: call({
    path: `${base}/corrections/decide`,
    who: programme,
    effect: 'write',
    body: v.object({ cid: Id, correctionId: Id, seen: WholeNumber, approve: v.boolean(), words: trimmed(300) }),
    answer: Nothing,
    errors: ['changed_meanwhile'],
  }),
} as const;
