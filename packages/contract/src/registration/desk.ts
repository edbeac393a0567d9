import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { DeskMethod } from '../orders/order.ts';
import { OptionalFormKey } from './form.ts';
import { Answers, Branch, ConFee, FieldItem, FlowSettings } from './wizard.ts';
import { ChosenCurrency, Currency, Id, OptionalId } from '../shapes.ts';

const who = { staff: roles.desk } as const;

/** Why a person cannot be entered by staff or by another system. */
export const enterErrors = [
  'answers_invalid',
  'branch_missing',
  'fee_missing',
  'fee_not_eligible',
  'fee_sold_out',
  'branch_full',
  'already_registered',
  'order_state',
  'registration_locked',
  'bank_amount_differs',
  'extra_sold_out',
  'discount_used_up',
  'room_full',
  'bed_full',
  'no_contact',
  'form_closed',
  'currency_not_offered',
  'currency_unpriced',
] as const;

/** Why an order cannot be made or paid for an unpaid registration at the desk. */
export const orderAtDeskErrors = [
  'registration_locked',
  'order_state',
  'fee_not_eligible',
  'bank_amount_differs',
  'fee_sold_out',
  'branch_full',
  'extra_sold_out',
  'discount_used_up',
  'room_full',
  'bed_full',
  'currency_unpriced',
] as const;

export const registrationDeskCalls = {
  /** The current form, for a registration entered by staff. */
  newForm: call({
    path: '/medapp/api/console/registration/new/form',
    who,
    effect: 'read',
    body: v.object({ cid: Id, formId: OptionalFormKey }),
    answer: v.object({
      /** The open registration forms, 0 is the first; empty where there is only that one. */
      forms: v.array(v.object({ id: v.number(), title: v.string() })),
      fields: v.array(FieldItem),
      branches: v.array(Branch),
      flow: FlowSettings,
      /** Of the conference, the main one first. */
      currencies: v.array(Currency),
      hasFees: v.boolean(),
    }),
    errors: ['form_closed'],
  }),
  /** The fees available to a person with these answers; `feeCurrency`: empty is the main one. */
  newFees: call({
    path: '/medapp/api/console/registration/new/fees',
    who,
    effect: 'read',
    body: v.object({
      cid: Id,
      answers: Answers,
      branchId: OptionalId,
      formId: OptionalFormKey,
      feeCurrency: ChosenCurrency,
    }),
    answer: v.object({ fees: v.array(ConFee) }),
    errors: ['form_closed', 'currency_not_offered'],
  }),
  /** Registers a person: claim, order, and the payment if staff received it, which needs the right to move money. */
  enter: call({
    path: '/medapp/api/console/registration/new/enter',
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      answers: Answers,
      branchId: OptionalId,
      feeId: OptionalId,
      paid: v.optional(v.nullable(DeskMethod), null),
      formId: OptionalFormKey,
      feeCurrency: ChosenCurrency,
    }),
    answer: v.object({ id: Id, number: v.string(), orderNumber: v.string() }),
    errors: enterErrors,
  }),
  /** Records a payment that staff received for an unpaid registration. */
  takeMoney: call({
    path: '/medapp/api/console/registration/take-money',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({ cid: Id, id: Id, paid: DeskMethod }),
    answer: v.object({ orderNumber: v.string() }),
    errors: orderAtDeskErrors,
  }),
} as const;
