import type { ChecklistLine, ChecklistStep } from '@meetingapp/contract/conference/checklist.ts';
import type { ReadinessFinding } from '@meetingapp/contract/conference/console.ts';
import type { ConferenceState } from './conference-states.ts';

export interface ChecklistFacts {
  state: ConferenceState;
  /** What the check before publishing found. */
  findings: readonly Pick<ReadinessFinding, 'what'>[];
  refundSteps: number;
  /** The step after the form is the hotel. */
  leadsToHotel: boolean;
  /** Room nights that can be booked. */
  roomNights: number;
  /** Releases of the programme. */
  releases: number;
  /** People with a role on the conference or on the whole society. */
  staff: number;
  hasInvoice: boolean;
  /** What the invoices are for and their tax rate are set. */
  invoicesSet: boolean;
  /** Registrations that were handed in, whatever became of them. */
  registrations: number;
  /** Check-in points that are open. */
  points: number;
  /** Devices that were enrolled. */
  devices: number;
  /** Kinds of credit with a published version. */
  creditRules: number;
}

type Judged = Pick<ChecklistLine, 'done'> & Partial<Pick<ChecklistLine, 'needed' | 'count'>>;
interface Rule {
  step: ChecklistStep;
  stage: ChecklistLine['stage'];
  judge: (facts: ChecklistFacts) => Judged;
}

const found = ({ findings }: ChecklistFacts, ...kinds: readonly ReadinessFinding['what'][]): boolean =>
  findings.some(({ what }) => kinds.includes(what));
const counted = (count: number, least = 1): Judged => ({ done: count >= least, count });

const rules: readonly Rule[] = [
  {
    step: 'basics',
    stage: 'prepare',
    judge: (facts) => ({ done: !found(facts, 'venue_missing', 'contact_missing', 'introduction_missing') }),
  },
  { step: 'refunds', stage: 'prepare', judge: ({ refundSteps }) => counted(refundSteps) },
  { step: 'form', stage: 'prepare', judge: (facts) => ({ done: !found(facts, 'form_missing', 'form_unfinished') }) },
  { step: 'fees', stage: 'prepare', judge: (facts) => ({ done: !found(facts, 'fee_missing') }) },
  {
    step: 'hotel',
    stage: 'prepare',
    judge: ({ roomNights, leadsToHotel }) => ({ ...counted(roomNights), needed: leadsToHotel }),
  },
  { step: 'programme', stage: 'prepare', judge: ({ releases }) => counted(releases) },
  { step: 'home', stage: 'prepare', judge: (facts) => ({ done: !found(facts, 'home_empty') }) },
  { step: 'english', stage: 'prepare', judge: (facts) => ({ done: !found(facts, 'english_missing') }) },
  { step: 'colleagues', stage: 'prepare', judge: ({ staff }) => counted(staff, 2) },
  {
    step: 'invoices',
    stage: 'prepare',
    judge: ({ invoicesSet, hasInvoice }) => ({ done: invoicesSet, needed: hasInvoice }),
  },
  { step: 'publish', stage: 'open', judge: ({ state }) => ({ done: state !== 'draft' }) },
  { step: 'trial', stage: 'open', judge: ({ registrations }) => counted(registrations) },
  { step: 'points', stage: 'days', judge: ({ points }) => counted(points) },
  { step: 'devices', stage: 'days', judge: ({ devices }) => counted(devices) },
  { step: 'credits', stage: 'days', judge: ({ creditRules }) => ({ ...counted(creditRules), needed: false }) },
];

/** Steps of a first congress in order, each with whether the data show it done. */
export const checklistOf = (facts: ChecklistFacts): ChecklistLine[] =>
  rules.map(({ step, stage, judge }) => ({ step, stage, needed: true, count: null, ...judge(facts) }));
