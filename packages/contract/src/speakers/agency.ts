import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id, trimmed, WholeNumber } from '../shapes.ts';
import { legEntries } from './person.ts';

const base = '/medapp/api/console/speakers/travel/agency';
const who = { staff: roles.travel } as const;

/** A ticket of the agency as it would be written. `seen` 0: there was no journey. */
export const AgencyTicket = v.object({
  line: WholeNumber,
  expertId: Id,
  seen: WholeNumber,
  ...legEntries,
  seat: trimmed(40),
});
export type AgencyTicket = v.InferOutput<typeof AgencyTicket>;

/**
 * `new` and `changed` can be written, `same` needs no change. Otherwise the person is unknown or not the only one with this name, the
 * direction or a time cannot be read, something is missing, or an earlier row has the same journey.
 */
export const AgencyOutcome = v.picklist([
  'new',
  'changed',
  'same',
  'unknown',
  'several',
  'direction',
  'time',
  'incomplete',
  'twice',
]);
export type AgencyOutcome = v.InferOutput<typeof AgencyOutcome>;

export const agencyCalls = {
  /** Dry run of an agency's list, row by row; writes nothing. */
  readAgency: call({
    path: `${base}/read`,
    who,
    effect: 'read',
    multipart: true,
    body: v.object({ cid: Id }),
    answer: v.object({
      name: v.string(),
      rows: v.array(
        v.object({ line: v.number(), name: v.string(), fate: AgencyOutcome, ticket: v.nullable(AgencyTicket) }),
      ),
    }),
    errors: ['file_missing', 'sheet_unreadable', 'sheet_agency_columns'],
  }),
  /** Books the chosen rows as a task with a result per row; a journey that changed since the dry run is left out. */
  writeAgency: call({
    path: `${base}/write`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      tickets: v.pipe(v.array(AgencyTicket), v.minLength(1, 'required'), v.maxLength(2000)),
    }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
} as const;
