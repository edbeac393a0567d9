import type { registrationDeskCalls } from '@meetingapp/contract/registration/desk.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { movesMoney } from '../record/access.ts';
import type { OrderAtDesk } from './commands-order-port.ts';
import { enterPerson, takeMoney } from './commands.ts';
import { formFaults } from '../form/queries.ts';
import { presentFee } from '../fee/present.ts';
import { priceFees } from '../fee/queries.ts';
import { presentBranch, presentField } from '../form/present.ts';
import { findBranches, findFees, findForm, settingForStaff } from '../configuration/queries.ts';
import { leftOf } from '../configuration/queries-left.ts';
import { factsOf, isMember } from '../record/queries-person.ts';
import { orderNumberOf } from '../record/queries.ts';

/** Calls of staff on behalf of a person: `orderAtDesk` makes and pays the orders. */
export const registrationDeskHandlers = (orderAtDesk: OrderAtDesk): Handlers<typeof registrationDeskCalls> => ({
  newForm: async ({ cid }, { db, language }) => {
    const [setting, form, branches, fees] = await Promise.all([
      settingForStaff(db, cid),
      findForm(db, cid),
      findBranches(db, cid),
      findFees(db, cid),
    ]);
    if (!setting || !form) return refuse('not_found');
    const withLeft = await leftOf(db, branches);
    return {
      fields: form.fields.map((field) => presentField(field, language, undefined)),
      branches: withLeft(branches).map((row) => presentBranch(row, language)),
      flow: setting.flow,
      currency: setting.currency,
      hasFees: fees.length > 0,
    };
  },

  newFees: async ({ cid, answers, branchId }, { db, language, now }) => {
    const [setting, form, branches, fees] = await Promise.all([
      settingForStaff(db, cid),
      findForm(db, cid),
      findBranches(db, cid),
      findFees(db, cid),
    ]);
    if (!setting || !form) return refuse('not_found');
    const withLeft = await leftOf(db, fees);
    const member = await isMember(db, setting, answers, dayIn(setting.zone, now));
    const priced = priceFees(
      withLeft(fees.filter((fee) => !fee.closed)),
      factsOf(answers, branchId, member),
      branchId,
      now,
    );
    const names = { fields: form.fields, branches };
    return { fees: priced.map((one) => presentFee(one, setting.currency, names, language)) };
  },

  enter: async ({ cid, answers: entered, branchId, feeId, paid }, { db, staff, now, language }) => {
    if (paid !== null && !movesMoney(cid, staff.grants)) return refuse('forbidden');
    const outcome = await enterPerson(db, orderAtDesk, {
      cid,
      answers: entered,
      branchId,
      feeId,
      paid,
      staffId: staff.id,
      now,
    });
    if (outcome.ok) return { id: outcome.id, number: outcome.number, orderNumber: await orderNumberOf(db, outcome.id) };
    if (!('faults' in outcome)) return refuse(outcome.reason);
    return refuse('answers_invalid', await formFaults(db, cid, outcome.faults, language));
  },

  takeMoney: async ({ cid, id, paid }, { db, staff, now }) => {
    const outcome = await takeMoney(db, orderAtDesk, { cid, id, paid, staffId: staff.id, now });
    return outcome.ok ? { orderNumber: await orderNumberOf(db, id) } : refuse(outcome.reason);
  },
});
