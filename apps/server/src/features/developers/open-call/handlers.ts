import { randomUUID } from 'node:crypto';
import type { ErrorsOf } from '@meetingapp/contract/call.ts';
import type { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { registrationDeskCalls } from '@meetingapp/contract/registration/desk.ts';
import type { FormFault } from '@meetingapp/domain/registration/check-form.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { OpenContext, OpenHandlers } from '../../../http/calls/open-handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { programmeInForce } from '../../agenda/release/queries-cached-programmes.ts';
import { findPoint, findPoints } from '../../checkin/point/queries.ts';
import { findForStaff } from '../../conference/queries.ts';
import { findBranches, findFees, type FormRow } from '../../registration/configuration/queries.ts';
import { askedForm, FIRST_FORM } from '../../registration/configuration/queries-forms.ts';
import { labelFaults } from '../../registration/form/queries.ts';
import { presentSandboxMessage } from '../sandbox/present.ts';
import { openEndpointHandlers } from '../endpoint/handlers-open.ts';
import {
  presentOpenConference,
  presentOpenForm,
  presentOpenOrder,
  presentOpenRegistration,
  presentPage,
} from './present.ts';
import {
  admissionsOf,
  changedOrders,
  changedRegistrations,
  findOrder,
  findRegistration,
  isBeyond,
  sandboxMessagesAfter,
  latestOrder,
  placeOf,
} from './queries.ts';

type Person = {
  cid: number;
  answers: Record<string, string>;
  branchId: number | null;
  feeId: number | null;
  /** Empty: the main one of the conference. */
  currency: string;
  formId: number | null;
  staffId: number;
  now: Date;
};
type Reason = Exclude<ErrorsOf<(typeof registrationDeskCalls)['enter']>, 'answers_invalid'> | 'not_found';

/** How a person is registered at the desk; injected when the server is assembled. */
export type EnterPerson = (
  db: Database,
  person: Person,
) => Promise<
  | { ok: true; id: number }
  | { ok: false; reason: Reason }
  | { ok: false; reason: 'answers_invalid'; faults: FormFault[]; form: FormRow }
>;

type PayReason = ErrorsOf<(typeof orderCalls)['pay']>;

/** How a payment by QR code is started for the owner of an order; injected in the same place. */
export type PayByCode = (
  context: Pick<OpenContext, 'db' | 'ports' | 'config' | 'address' | 'language' | 'now'>,
  order: { id: number; accountId: number },
) => Promise<{ ok: true; paymentId: number; codeUrl: string } | { ok: false; reason: PayReason }>;

/** How the newest attempt of an order is decided in a sandbox. */
export type DecideSandboxPayment = (
  db: Database,
  payment: OpenContext['ports']['payment'],
  wish: { orderId: number; decision: 'succeeded' | 'failed'; now: Date },
) => Promise<boolean>;

/** How a person is admitted at a check-in point; undefined without a valid ticket. */
export type AdmitPerson = (
  db: Database,
  act: { cid: number; regId: number; pointId: number; scanId: string; staffId: number; now: Date },
) => Promise<{ kind: 'admit' | 'already' | 'refuse'; reason: string; previous: { at: Date } | null } | undefined>;

export interface OpenPorts {
  enterPerson: EnterPerson;
  payByCode: PayByCode;
  decideSandboxPayment: DecideSandboxPayment;
  admitPerson: AdmitPerson;
}

export const openHandlers = ({
  enterPerson,
  payByCode,
  decideSandboxPayment,
  admitPerson,
}: OpenPorts): OpenHandlers => ({
  conference: async ({ parameters: { cid } }, { db, ports }) => {
    const row = await findForStaff(db, cid);
    return row ? presentOpenConference(row, ports.simulated.payment) : refuse('not_found');
  },

  programme: async ({ parameters: { cid } }, { db }) => (await programmeInForce(db, cid)) ?? refuse('not_found'),

  form: async ({ parameters: { cid, form: wanted } }, { db }) => {
    const [asked, branches, fees] = await Promise.all([
      askedForm(db, cid, wanted ?? FIRST_FORM, null),
      findBranches(db, cid),
      findFees(db, cid),
    ]);
    if (!asked.ok) return refuse(asked.reason === 'form_unknown' ? 'not_found' : asked.reason);
    const { form, further } = asked;
    return form ? presentOpenForm({ form, formId: asked.formId, further }, branches, fees) : refuse('not_found');
  },

  registrations: async ({ parameters: { cid, cursor, limit } }, { db }) => {
    const after = placeOf(cursor);
    if (await isBeyond(db, after)) return refuse('open_cursor_over');
    return presentPage(await changedRegistrations(db, cid, after, limit), presentOpenRegistration);
  },

  registration: async ({ parameters: { cid, id } }, { db }) => {
    const row = await findRegistration(db, cid, id);
    return row ? presentOpenRegistration(row) : refuse('not_found');
  },

  register: async ({ parameters: { cid }, body }, { db, key, now, language }) => {
    const outcome = await enterPerson(db, { cid, ...body, currency: body.currency ?? '', staffId: key.staffId, now });
    if (!outcome.ok)
      return 'faults' in outcome
        ? refuse('answers_invalid', labelFaults(outcome.form, outcome.faults, language))
        : refuse(outcome.reason);
    const [row, order] = await Promise.all([findRegistration(db, cid, outcome.id), latestOrder(db, cid, outcome.id)]);
    if (!row) throw new Error(`registration ${outcome.id} was made and is not there`);
    return { registration: presentOpenRegistration(row), order: order ? presentOpenOrder(order) : null };
  },

  orders: async ({ parameters: { cid, cursor, limit } }, { db }) => {
    const after = placeOf(cursor);
    if (await isBeyond(db, after)) return refuse('open_cursor_over');
    return presentPage(await changedOrders(db, cid, after, limit), presentOpenOrder);
  },

  order: async ({ parameters: { cid, id } }, { db }) => {
    const row = await findOrder(db, cid, id);
    return row ? presentOpenOrder(row) : refuse('not_found');
  },

  pay: async ({ parameters: { cid, id } }, context) => {
    const row = await findOrder(context.db, cid, id);
    if (!row) return refuse('not_found');
    const outcome = await payByCode(context, { id, accountId: row.account_id });
    if (!outcome.ok) return refuse(outcome.reason);
    const { paymentId, codeUrl } = outcome;
    return { paymentId, codeUrl, amount: row.total, currency: row.currency };
  },

  decidePayment: async ({ parameters: { cid, id }, body: { decision } }, { db, ports, now }) => {
    const [conference, order] = await Promise.all([findForStaff(db, cid), findOrder(db, cid, id)]);
    if (conference?.sandbox !== true) return refuse('sandbox_only');
    if (!order) return refuse('not_found');
    if (!(await decideSandboxPayment(db, ports.payment, { orderId: id, decision, now }))) return refuse('order_state');
    return presentOpenOrder((await findOrder(db, cid, id)) ?? order);
  },

  sandboxMessages: async ({ parameters: { cid, cursor, limit } }, { db }) => {
    if ((await findForStaff(db, cid))?.sandbox !== true) return refuse('sandbox_only');
    const after = placeOf(cursor);
    if (await isBeyond(db, after)) return refuse('open_cursor_over');
    return presentPage(await sandboxMessagesAfter(db, cid, after, limit), ({ change: _change, ...row }) =>
      presentSandboxMessage(row),
    );
  },

  checkin: async ({ parameters: { cid, id } }, { db }) => {
    if (!(await findRegistration(db, cid, id))) return refuse('not_found');
    const rows = await admissionsOf(db, cid, id);
    return {
      registrationId: id,
      points: rows.map(({ first_at, last_at, admissions, ...point }) => ({
        ...point,
        firstAt: first_at.toISOString(),
        lastAt: last_at.toISOString(),
        admissions: Number(admissions),
      })),
    };
  },

  points: async ({ parameters: { cid } }, { db }) => ({
    data: (await findPoints(db, cid)).map(({ id, name }) => ({ id, name })),
  }),

  admit: async ({ parameters: { cid, id }, body: { pointId } }, { db, key, now }) => {
    const [registration, point] = await Promise.all([findRegistration(db, cid, id), findPoint(db, cid, pointId)]);
    if (!registration || !point) return refuse('not_found');
    const act = { cid, regId: id, pointId, scanId: randomUUID(), staffId: key.staffId, now };
    const outcome = await admitPerson(db, act);
    if (!outcome) return refuse('not_found');
    return {
      registrationId: id,
      pointId,
      verdict: outcome.kind,
      reason: outcome.reason,
      at: now.toISOString(),
      previousAt: outcome.previous?.at.toISOString() ?? null,
    };
  },

  ...openEndpointHandlers,
});
