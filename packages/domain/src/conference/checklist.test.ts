import { describe, expect, it } from 'vitest';
import { checklistSteps, type ChecklistStep } from '@meetingapp/contract/conference/checklist.ts';
import { checklistOf, type ChecklistFacts } from './checklist.ts';

const nothing: ChecklistFacts = {
  state: 'draft',
  findings: (
    [
      'venue_missing',
      'contact_missing',
      'introduction_missing',
      'form_missing',
      'fee_missing',
      'home_empty',
      'english_missing',
    ] as const
  ).map((what) => ({ what })),
  refundSteps: 0,
  leadsToHotel: true,
  roomNights: 0,
  releases: 0,
  staff: 1,
  hasInvoice: true,
  invoicesSet: false,
  registrations: 0,
  points: 0,
  devices: 0,
  creditRules: 0,
};
const everything: ChecklistFacts = {
  state: 'published',
  findings: [],
  refundSteps: 2,
  leadsToHotel: true,
  roomNights: 40,
  releases: 1,
  staff: 2,
  hasInvoice: true,
  invoicesSet: true,
  registrations: 1,
  points: 1,
  devices: 1,
  creditRules: 1,
};
/** The fact that each step depends on. */
const causes: Readonly<Record<ChecklistStep, Partial<ChecklistFacts>>> = {
  basics: { findings: [{ what: 'contact_missing' }] },
  refunds: { refundSteps: 0 },
  form: { findings: [{ what: 'form_unfinished' }] },
  fees: { findings: [{ what: 'fee_missing' }] },
  hotel: { roomNights: 0 },
  programme: { releases: 0 },
  home: { findings: [{ what: 'home_empty' }] },
  english: { findings: [{ what: 'english_missing' }] },
  colleagues: { staff: 1 },
  invoices: { invoicesSet: false },
  publish: { state: 'draft' },
  trial: { registrations: 0 },
  points: { points: 0 },
  devices: { devices: 0 },
  credits: { creditRules: 0 },
};
const open = (facts: ChecklistFacts) => checklistOf(facts).flatMap(({ step, done }) => (done ? [] : [step]));

describe('[O1] the checklist of a first congress', () => {
  it('has the steps of the contract in their order', () => {
    expect(checklistOf(nothing).map(({ step }) => step)).toEqual([...checklistSteps]);
  });

  it('has every step open in an empty conference and none in a finished one', () => {
    expect(open(nothing)).toEqual([...checklistSteps]);
    expect(open(everything)).toEqual([]);
  });

  it.each(checklistSteps)('opens %s again, and only that, when its cause goes', (step) => {
    expect(open({ ...everything, ...causes[step] })).toEqual([step]);
  });

  it('needs the hotel and the invoices only where the conference offers them', () => {
    const needed = (facts: ChecklistFacts) => checklistOf(facts).filter((line) => line.needed).length;
    expect(needed(everything)).toBe(checklistSteps.length - 1);
    expect(needed({ ...everything, leadsToHotel: false, hasInvoice: false })).toBe(checklistSteps.length - 3);
  });
});
