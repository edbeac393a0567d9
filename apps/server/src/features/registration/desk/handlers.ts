import type { registrationDeskCalls } from '@meetingapp/contract/registration/desk.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { movesMoney } from '../record/access.ts';
import type { OrderAtDesk } from './commands-order-port.ts';
import { enterPerson, takeMoney } from './commands.ts';
import { labelFaults } from '../form/queries.ts';
import { presentFee } from '../fee/present.ts';
import { priceFees } from '../fee/queries.ts';
import { presentBranch, presentField, presentFormNames } from '../form/present.ts';
import { chosenCurrency, findBranches, findFees, settingForStaff } from '../configuration/queries.ts';
import { askedForm, isOpen } from '../configuration/queries-forms.ts';
import { leftOf } from '../configuration/queries-left.ts';
import { factsOf, isMember } from '../record/queries-person.ts';
import { orderNumberOf } from '../record/queries.ts';

/** Calls of staff on behalf of a person: `orderAtDesk` makes and pays the orders. */
export const registrationDeskHandlers = (orderAtDesk: OrderAtDesk): Handlers<typeof registrationDeskCalls> => ({
  newForm: async ({ cid, formId }, { db, language }) => {
    const [setting, asked, branches, fees] = await Promise.all([
      settingForStaff(db, cid),
      askedForm(db, cid, formId, null),
      findBranches(db, cid),
      findFees(db, cid),
    ]);
    if (!asked.ok) return refuse('form_closed');
    const { form, further } = asked;
    if (!setting || !form) return refuse('not_found');
    const withLeft = await leftOf(db, branches);
    const others = further.filter(isOpen).map((one) => ({ id: one.formId, title: one.title }));
    return {
      forms: presentFormNames(others, language),
      fields: form.fields.map((field) => presentField(field, language, undefined)),
      branches: withLeft(branches).map((row) => presentBranch(row, language)),
      flow: setting.flow,
      currencies: [setting.currency, ...setting.currencies],
      hasFees: fees.length > 0,
    };
  },

  newFees: async ({ cid, answers, branchId, formId, feeCurrency }, { db, language, now }) => {
    const [setting, asked, branches, fees] = await Promise.all([
      settingForStaff(db, cid),
      askedForm(db, cid, formId, null),
      findBranches(db, cid),
      findFees(db, cid),
    ]);
    if (!asked.ok) return refuse('form_closed');
    const { form } = asked;
    if (!setting || !form) return refuse('not_found');
    const currency = chosenCurrency(setting, feeCurrency);
    if (currency === undefined) return refuse('currency_not_offered');
    const withLeft = await leftOf(db, fees);
    const member = await isMember(db, setting, answers, dayIn(setting.zone, now));
    const priced = priceFees(
      withLeft(fees.filter((fee) => !fee.closed)),
      factsOf(answers, branchId, member),
      branchId,
      now,
      currency,
      form.versionId,
    ).filter(({ hindrance }) => hindrance !== 'other_form');
    const names = { fields: form.fields, branches };
    return { fees: priced.map((one) => presentFee(one, currency ?? setting.currency, names, language)) };
  },

  enter: async (
    { cid, answers: entered, branchId, feeId, paid, formId, feeCurrency },
    { db, staff, now, language },
  ) => {
    if (paid !== null && !movesMoney(cid, staff.grants)) return refuse('forbidden');
    const outcome = await enterPerson(db, orderAtDesk, {
      cid,
      answers: entered,
      branchId,
      feeId,
      formId,
      currency: feeCurrency,
      paid,
      staffId: staff.id,
      now,
    });
    if (outcome.ok) return { id: outcome.id, number: outcome.number, orderNumber: await orderNumberOf(db, outcome.id) };
    if (!('faults' in outcome)) return refuse(outcome.reason);
    return refuse('answers_invalid', labelFaults(outcome.form, outcome.faults, language));
  },

  takeMoney: async ({ cid, id, paid }, { db, staff, now }) => {
    const outcome = await takeMoney(db, orderAtDesk, { cid, id, paid, staffId: staff.id, now });
    return outcome.ok ? { orderNumber: await orderNumberOf(db, id) } : refuse(outcome.reason);
  },
});
