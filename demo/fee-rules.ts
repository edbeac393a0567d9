import type { FeeRule } from '@meetingapp/server/db/json-shapes.ts';
import { identities, stays } from './congress-form.ts';

const identity = (...oneOf: string[]): FeeRule => ({ oneOf: { code: 'identity', values: oneOf } });
const whole: FeeRule = { equals: { code: 'attendance', value: stays.whole } };
const member: FeeRule = { equals: { code: 'member', value: '1' } };

/** Who may have which fee of the congress. */
export const congressRules = {
  member: { all: [identity(identities.physician), whole, member] },
  physician: { all: [identity(identities.physician), whole, { not: member }] },
  student: { all: [identity(identities.student), whole] },
  nurse: { all: [identity(identities.nurse), whole] },
  overseas: identity(identities.overseas),
  speaker: identity(identities.speaker),
  companion: identity(identities.companion),
  oneDay: {
    all: [
      identity(identities.physician, identities.nurse, identities.student),
      { equals: { code: 'attendance', value: stays.oneDay } },
    ],
  },
} satisfies Record<string, FeeRule>;
