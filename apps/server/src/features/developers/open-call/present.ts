import type {
  GivenOpenAnswerOf,
  OpenCalls,
  OpenOrder,
  OpenRegistration,
} from '@meetingapp/contract/developers/open-call.ts';
import { registration as en } from '@meetingapp/locales/en/registration/server.ts';
import { registration as zh } from '@meetingapp/locales/zh/registration/server.ts';
import { FIRST_FORM, isOpen, type FurtherForm } from '../../registration/configuration/queries-forms.ts';
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
  formId: row.form_id,
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
    currencies: string[];
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
  currencies: row.currencies,
  state: row.state,
  sandbox: row.sandbox,
  simulated: simulated || row.sandbox,
});

interface ShownForm {
  formId: number;
  form: FormRow;
  further: readonly FurtherForm[];
}

export const presentOpenForm = (
  { formId, form, further }: ShownForm,
  branches: readonly Branch[],
  fees: readonly Fee[],
): Form => ({
  formId: formId === FIRST_FORM ? null : formId,
  forms: [
    { formId: null, title: { zh: zh.firstForm, en: en.firstForm } },
    ...further.filter(isOpen).map((one) => ({ formId: one.formId, title: one.title })),
  ],
  fields: form.fields.map(({ code, label, kind, required, options }) => ({
    code,
    label,
    kind,
    required,
    options: options.map(({ value, zh, en }) => ({ value, label: { zh, en } })),
  })),
  branches: branches.map(({ id, title }) => ({ id, title })),
  fees: fees
    .filter(({ closed, form_versions }) => !closed && (form_versions?.includes(form.versionId) ?? true))
    .map(({ id, title }) => ({ id, title })),
});
