import * as v from 'valibot';
import { call } from './call.ts';
import { Currency, Day, Id, Instant, OptionalId } from './shapes.ts';

/** Fields of a row that differ, before and after. `before` null: created; `after` null: deleted. */
const Change = v.object({
  /** Table of the row, such as `fee_kind`. */
  subject: v.string(),
  subjectId: v.string(),
  /** Display name of the row, such as the name of a fee; empty when it has none or the row is deleted. */
  label: v.string(),
  /** Of its amounts. */
  currency: Currency,
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
});

export const AuditEntry = v.object({
  id: Id,
  at: Instant,
  by: v.string(),
  /** Path of the call or task, such as `console/fees/save` or `task/registration.approve`. */
  call: v.string(),
  address: v.string(),
  device: v.string(),
  changes: v.array(Change),
  /** Number of changes not shown. */
  more: v.number(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** Entries of a conference; without `cid` of the whole society, which needs a role on the society. */
const Filter = {
  cid: OptionalId,
  staffId: OptionalId,
  /** Only entries that changed rows of this table; with `subjectId` only this row. */
  subject: v.optional(v.string()),
  subjectId: v.optional(v.string()),
  from: v.optional(v.nullable(Day), null),
  until: v.optional(v.nullable(Day), null),
};

const who = { staff: ['owner', 'organiser'] } as const;

export const auditCalls = {
  /** Newest first; `before`: only entries with a smaller number. */
  list: call({
    path: '/medapp/api/console/audit/list',
    who,
    effect: 'read',
    body: v.object({ ...Filter, before: OptionalId }),
    answer: v.object({ entries: v.array(AuditEntry), more: v.boolean() }),
    errors: [],
  }),
  export: call({
    path: '/medapp/api/console/audit/export',
    who,
    effect: 'write',
    body: v.object({
      cid: OptionalId,
      staffId: Filter.staffId,
      subject: Filter.subject,
      from: Filter.from,
      until: Filter.until,
    }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
} as const;
