import type {
  GivenOpenAnswerOf,
  OpenCalls,
  OpenOrder,
  OpenRegistration,
} from '@meetingapp/contract/developers/open-call.ts';
import type { Branch, Fee, FormRow } from '../../registration/configuration/queries.ts';
import { cursorOf, type ChangePage, type OpenOrderRow, type OpenRegistrationRow } from './queries.ts';

type Conference = GivenOpenAnswerOf<OpenCalls['conference']>;
type Form = GivenOpenAnswerOf<OpenCalls['form']>;

const momentOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentOpenRegistration = (row: OpenRegistrationRow): OpenRegistration => ({
  id: row.id,
  number: row.number,
  state: row.state === 'draft' ? 'submitted' : row.state,
  name: row.name,
  answers: row.answers,
  branchId: row.branch_id,
  feeId: row.fee_kind_id,
  member: row.member,
  holdUntil: momentOf(row.hold_until),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export const presentOpenOrder = (row: OpenOrderRow): OpenOrder => ({
  id: row.id,
  number: row.number,
  registrationId: row.registration_id,
  kind: row.kind,
  state: row.state,
  currency: row.currency,
  total: row.total,
  refunded: row.refunded,
  createdAt: row.created_at.toISOString(),
  paidAt: momentOf(row.paid_at),
  holdUntil: momentOf(row.hold_until),
});

export const presentPage = <Row, Shown>({ rows, end, more }: ChangePage<Row>, present: (row: Row) => Shown) => ({
  data: rows.map(present),
  cursor: cursorOf(end),
  more,
});

export const presentOpenConference = (
  row: {
    id: number;
    title: Conference['title'];
    city: Conference['city'];
    venue: Conference['venue'];
    zone: string;
    starts_on: string;
    ends_on: string;
    currency: string;
    state: Conference['state'];
    sandbox: boolean;
  },
  simulated: boolean,
): Conference => ({
  id: row.id,
  title: row.title,
  city: row.city,
  venue: row.venue,
  zone: row.zone,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  currency: row.currency,
  state: row.state,
  sandbox: row.sandbox,
  simulated: simulated || row.sandbox,
});

export const presentOpenForm = ({ fields }: FormRow, branches: readonly Branch[], fees: readonly Fee[]): Form => ({
  fields: fields.map(({ code, label, kind, required, options }) => ({
    code,
    label,
    kind,
    required,
    options: options.map(({ value, zh, en }) => ({ value, label: { zh, en } })),
  })),
  branches: branches.map(({ id, title }) => ({ id, title })),
  fees: fees.filter(({ closed }) => !closed).map(({ id, title }) => ({ id, title })),
});
