import * as v from 'valibot';
import { call } from '../call.ts';
import { Answers, Branch, FieldItem, FlowSettings } from './wizard.ts';
import { Bilingual, ChosenCurrency, Currency, Fen, Id, Instant, OptionalId } from '../shapes.ts';
import { Position, WallCode } from '../checkin/wall.ts';

const base = '/medapp/api/registration/guest';

/** A fee that a guest may choose, to be paid at the desk. */
const GuestFee = v.object({
  feeId: Id,
  title: v.string(),
  amount: Fen,
  /** Proof to show at the desk; empty when none is needed. */
  proof: v.string(),
});

/** `entered`: in the hall; `confirmed`: registered, to be scanned at the door; `to_pay`: registered, to be paid at the desk. */
export const guestStates = ['entered', 'confirmed', 'to_pay'] as const;

/** One of several on-site forms; null: the first one that is open. */
const which = { formId: OptionalId };

/** The form for guests who are not registered (S110) and what came of it (S111). Nobody needs to log in. */
export const guestCalls = {
  guestForm: call({
    path: `${base}/form`,
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ cid: Id, ...which }),
    answer: v.object({
      title: Bilingual,
      /** Name of the form. */
      name: Bilingual,
      fields: v.array(FieldItem),
      flow: FlowSettings,
      branches: v.array(Branch),
      /** Of the conference, the main one first. */
      currencies: v.array(Currency),
      hasFees: v.boolean(),
    }),
    errors: ['conference_unknown', 'conference_stopped', 'guest_closed'],
  }),
  /** The fees of today for these answers; membership is proved at the desk. */
  guestFees: call({
    path: `${base}/fees`,
    who: 'anyone',
    effect: 'read',
    body: v.object({ cid: Id, ...which, answers: Answers, branchId: OptionalId, feeCurrency: ChosenCurrency }),
    answer: v.object({ fees: v.array(GuestFee) }),
    errors: ['guest_closed', 'currency_not_offered'],
  }),
  /**
   * Registers a guest, and checks in where nothing is due and the code on the wall is valid. `entryId` is made by the phone, so that a
   * repeated tap has one effect. Whatever stands in the way of one person, such as a registration that exists, is the same
   * `guest_at_desk`: the form does not answer whose number is registered.
   */
  enterGuest: call({
    path: `${base}/enter`,
    who: 'anyone',
    effect: 'write',
    body: v.object({
      cid: Id,
      ...which,
      entryId: v.pipe(v.string(), v.uuid()),
      answers: Answers,
      branchId: OptionalId,
      feeId: OptionalId,
      feeCurrency: ChosenCurrency,
      /** Version of the agreement that the guest accepts. */
      agreement: v.pipe(v.string(), v.maxLength(40)),
      pointId: OptionalId,
      wall: v.nullable(WallCode),
      position: v.nullable(Position),
    }),
    answer: v.object({ doneId: v.string() }),
    errors: [
      'guest_closed',
      'guest_at_desk',
      'agreement_needed',
      'answers_invalid',
      'no_contact',
      'branch_missing',
      'fee_missing',
      'currency_not_offered',
    ],
  }),
  /** By the unguessable id of the sending, for a day. */
  guestDone: call({
    path: `${base}/done`,
    who: 'anyone',
    effect: 'read',
    body: v.object({ doneId: v.pipe(v.string(), v.uuid()) }),
    answer: v.object({
      cid: Id,
      title: Bilingual,
      zone: v.string(),
      at: Instant,
      state: v.picklist(guestStates),
      name: v.string(),
      institution: v.string(),
      number: v.string(),
      /** Fen to pay at the desk; 0: nothing. */
      amount: Fen,
      currency: Currency,
      /** Content of the QR code; empty while something is to be paid. */
      entryCode: v.string(),
      /** Where the guest has checked in; null: not yet. */
      point: v.nullable(Bilingual),
      hint: Bilingual,
    }),
    errors: [],
  }),
} as const;
