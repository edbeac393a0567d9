import * as v from 'valibot';
import { call } from './call.ts';
import { Day, Id, Instant, OptionalId } from './shapes.ts';

/** What a row was and became: only what differs. Null before: it was made; null after: it was deleted. */
const Change = v.object({
  /** The table of the row, such as `fee_kind`. */
  subject: v.string(),
  subjectId: v.string(),
  /** What people call the row, such as the name of a fee; empty where it has none or is gone. */
  label: v.string(),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
});

export const AuditEntry = v.object({
  id: Id,
  at: Instant,
  by: v.string(),
  /** Such as `console/fees/save` or `task/registration.approve`. */
  call: v.string(),
  address: v.string(),
  device: v.string(),
  changes: v.array(Change),
  /** There are more changes than are shown. */
  more: v.number(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** On a conference, or on the whole society (which needs a role on it) where `cid` is left out. */
const Filter = {
  cid: OptionalId,
  staffId: OptionalId,
  /** Only what changed rows of this table; with `subjectId` only this row. */
  subject: v.optional(v.string()),
  subjectId: v.optional(v.string()),
  from: v.optional(v.nullable(Day), null),
  until: v.optional(v.nullable(Day), null),
};

const who = { staff: ['owner', 'organiser'] } as const;

export const auditCalls = {
  /** The newest first; `before`: entries with a smaller number. */
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
