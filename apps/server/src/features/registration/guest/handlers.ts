import type { guestCalls } from '@meetingapp/contract/registration/guest.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse, refuseFor } from '../../../http/calls/refusal.ts';
import { chosenCurrency } from '../configuration/queries.ts';
import { leftOf } from '../configuration/queries-left.ts';
import { walkInFees, walkInRules } from '../desk/commands-walk-in.ts';
import { presentBranch, presentField } from '../form/present.ts';
import { labelFaults } from '../form/queries.ts';
import { enterGuest, type GuestPorts } from './commands.ts';
import { findGuestEntry, lastPoint, openTotal } from './queries.ts';

const nothing = { zh: '', en: '' };

/** S110, S111. */
export const guestHandlers = (ports: GuestPorts): Handlers<typeof guestCalls> => ({
  guestForm: async ({ cid, formId }, { db, language }) => {
    const rules = await walkInRules(db, cid, formId, false);
    if (!rules || rules.setting.state === 'draft') return refuse('guest_closed');
    const { setting, form, branches, fees } = rules;
    if (setting.state === 'stopped') return refuse('conference_stopped');
    const withLeft = await leftOf(db, branches);
    return {
      title: setting.title,
      name: form.title ?? nothing,
      // A guest has no account that could upload a file.
      fields: form.fields
        .filter(({ kind }) => kind !== 'FILE')
        .map((field) => presentField(field, language, undefined)),
      flow: setting.flow,
      branches: withLeft(branches).map((row) => presentBranch(row, language)),
      currencies: [setting.currency, ...setting.currencies],
      hasFees: fees.length > 0,
    };
  },

  guestFees: async ({ cid, formId, answers, branchId, feeCurrency }, { db, language, now }) => {
    const rules = await walkInRules(db, cid, formId, false);
    if (!rules || rules.setting.state !== 'published') return refuse('guest_closed');
    const currency = chosenCurrency(rules.setting, feeCurrency);
    if (currency === undefined) return refuse('currency_not_offered');
    const { priced } = await walkInFees(db, rules, { answers, branchId, currency, staffId: null, now });
    return {
      fees: priced.map(({ fee: { row }, window }) => ({
        feeId: row.id,
        title: row.title[language],
        amount: window?.amount ?? 0,
        proof: row.proof[language],
      })),
    };
  },

  enterGuest: async (body, { db, address, device, language, now }) => {
    const rules = await walkInRules(db, body.cid, body.formId, false);
    if (!rules || rules.setting.state !== 'published') return refuse('guest_closed');
    const outcome = await enterGuest(db, ports, { ...body, address, device, language, now });
    if (outcome.ok) return { doneId: body.entryId };
    if (outcome.reason === 'too_many') return refuseFor('too_many_requests', outcome.retryAfterSeconds);
    return outcome.faults
      ? refuse(outcome.reason, labelFaults(rules.form, outcome.faults, language))
      : refuse(outcome.reason);
  },

  guestDone: async ({ doneId }, { db, now }) => {
    const row = await findGuestEntry(db, doneId, now);
    if (!row) return refuse('not_found');
    const confirmed = row.state === 'confirmed' || row.state === 'attended';
    const point = confirmed ? await lastPoint(db, row.registration_id) : undefined;
    return {
      cid: row.conference_id,
      title: row.title,
      zone: row.zone,
      at: (point?.at ?? row.at).toISOString(),
      state: point ? 'entered' : confirmed ? 'confirmed' : 'to_pay',
      name: row.name,
      institution: row.answers.company ?? '',
      number: row.number,
      amount: confirmed ? 0 : await openTotal(db, row.registration_id),
      currency: row.currency,
      entryCode: confirmed ? await ports.entryCodeOf(db, row.registration_id) : '',
      point: point?.name ?? null,
      hint: point?.hint ?? nothing,
    };
  },
});
