import * as v from 'valibot';
import { call } from '../call.ts';
import { HotelBook } from '../hotel/hotel.ts';
import { RegisteredExtra } from '../orders/order.ts';
import { JoinedGroup } from './group.ts';
import { FieldSettings, FieldType, OptionalFormKey, ShowWhen, ShownAnswer, SignForm } from './form.ts';
import { Currency, Day, Fen, Flag, Html, Id, Instant, OptionalId } from '../shapes.ts';

/** One item of `user_config`: a field of the registration form, in the language of the request. */
export const FieldItem = v.object({
  /** Special: 'company', 'name', 'phone', 'email'; 'code1844' is a picture. */
  cfgCode: v.string(),
  cfgName: v.string(),
  cfgType: FieldType,
  /** The person's answer: a list for MS. */
  cfgValue: v.nullable(v.union([v.string(), v.array(v.string())])),
  /** Options separated by |. */
  cfgContent: v.string(),
  /** For MS the maximum number of choices. */
  cfgFormat: v.string(),
  cfgRegex: v.string(),
  cfgHint: v.string(),
  cfgNeedFl: Flag,
  /** The options as a list. */
  arrTmp: v.array(v.string()),
  /** Labels of the options in the language of the request, in the order of `arrTmp`; the option's text is what is stored. */
  optionLabels: v.array(v.string()),
  showWhen: v.nullable(ShowWhen),
  cfgSettings: v.optional(FieldSettings),
});
export type FieldItem = v.InferOutput<typeof FieldItem>;

export const Branch = v.object({
  cfgId: Id,
  cfgTitle: v.string(),
  /** Places left; null when unlimited. */
  left: v.nullable(v.number()),
});
export type Branch = v.InferOutput<typeof Branch>;

/** Settings of the wizard; conference 3243 is only a conference with other values here (V12). */
export const FlowSettings = v.object({
  /** Codes of hidden text fields. */
  hiddenFields: v.array(v.string()),
  /** Answers submitted in place of hidden fields. */
  placeholders: v.record(v.string(), v.string()),
  memberCheck: v.boolean(),
  stepAfterForm: v.picklist(['apply', 'hotel']),
});
export type FlowSettings = v.InferOutput<typeof FlowSettings>;

export const ExtendConfig = v.object({
  sub_meet_fl: Flag,
  vip_config_id: v.nullable(Id),
  vip_config_fl: Flag,
  new_api_fl: Flag,
  sub_meet_list: v.array(Branch),
});
export type ExtendConfig = v.InferOutput<typeof ExtendConfig>;

export const RegistrationState = v.picklist([
  'draft',
  'submitted',
  'approved',
  'refused',
  'confirmed',
  'attended',
  'cancelled',
  'gone',
]);
export type RegistrationState = v.InferOutput<typeof RegistrationState>;

/** `regFl`: 0 none, draft or ended; 1 submitted or approved; 2 confirmed; 3 attended. */
export const Register = v.object({
  regId: v.nullable(Id),
  regUid: v.nullable(Id),
  regCid: Id,
  regFl: v.picklist([0, 1, 2, 3]),
  /** The chosen branch. */
  regSubCid: v.nullable(Id),
  regState: v.nullable(RegistrationState),
  /** The chosen fee. */
  regFeeId: v.nullable(Id),
  /** The chosen currency of all prices; empty: the main one of the conference. */
  regCurrency: v.string(),
  /** Until when the claims are held for this person. */
  holdUntil: v.nullable(Instant),
  /** The registration's newest order. */
  orderId: v.nullable(Id),
});
export type Register = v.InferOutput<typeof Register>;

/** One condition of a fee's rule and whether this person meets it: "why this price". */
export const FeeReason = v.object({ holds: v.boolean(), text: v.string() });

/** A fee this person may choose (with `available` 0: shown but not available, with the reason). */
export const ConFee = v.object({
  feeId: Id,
  feeTitle: v.string(),
  feeRemark: v.string(),
  feeAmount: Fen,
  feeCurrency: Currency,
  /** Name of the price window in force, such as Early. */
  window: v.string(),
  /** The price is valid until then; null when no later window exists. */
  until: v.nullable(Instant),
  /** Price after `until`; null when the sale ends then. */
  nextAmount: v.nullable(Fen),
  /** Places left; null when unlimited. */
  left: v.nullable(v.number()),
  available: Flag,
  /** Proof to show at the desk or upload; empty when none is needed. */
  proof: v.string(),
  why: v.array(FeeReason),
  /** The smallest set of conditions that would have to hold for the fee to be available. */
  missing: v.array(v.string()),
});
export type ConFee = v.InferOutput<typeof ConFee>;

/** A field's value on the wire: multi-select joined by |. */
const Value = v.pipe(
  v.union([v.string(), v.number(), v.null()]),
  v.transform((x) => (x === null ? '' : String(x))),
  v.maxLength(4000),
);
/** Answers by field code, plus `branch` and `member`. */
export const Answers = v.record(v.pipe(v.string(), v.maxLength(40)), Value);

/** A province (empty `dictPid`) or a city. `dictName` is stored; `dictShown` is its name in the script of the language, if another. */
export const Division = v.object({
  dictId: v.string(),
  dictName: v.string(),
  dictPid: v.string(),
  dictShown: v.optional(v.string()),
});
export type Division = v.InferOutput<typeof Division>;

/** One person's registration as "mine" and the order page show it. */
export const RegistrationCard = v.object({
  regId: Id,
  cid: Id,
  number: v.string(),
  conference: v.string(),
  startsOn: Day,
  endsOn: Day,
  city: v.string(),
  name: v.string(),
  branch: v.string(),
  fee: v.string(),
  state: RegistrationState,
  regFl: v.picklist([0, 1, 2, 3]),
  orderId: v.nullable(Id),
  /** Address of the conference card; null until confirmed. */
  cardId: v.nullable(v.string()),
  createdAt: Instant,
});
export type RegistrationCard = v.InferOutput<typeof RegistrationCard>;

export const RegistrationDetail = v.object({
  ...RegistrationCard.entries,
  /** The answers, label and value, in the form's order, in the language of the request. */
  answers: v.array(ShownAnswer),
  /** Content of the QR code: opens the check-in at the door; empty until confirmed. */
  entryCode: v.string(),
  hotel: v.array(HotelBook),
  extras: v.array(RegisteredExtra),
  /** Of the extras' amounts. */
  currency: Currency,
  invoice: v.nullable(v.object({ state: v.string(), kind: v.string(), title: v.string(), email: v.string() })),
  can: v.object({
    edit: v.boolean(),
    cancel: v.boolean(),
    /** Reason it is not possible, as text; empty when it is. */
    editReason: v.string(),
    cancelReason: v.string(),
  }),
  history: v.array(v.object({ at: Instant, text: v.string() })),
  /** True for a member of a group whose contact, another person, pays. */
  contactPays: v.boolean(),
});
export type RegistrationDetail = v.InferOutput<typeof RegistrationDetail>;

export const registrationCalls = {
  /** C3: the conference's requirements before any form is shown. */
  conInfo: call({
    path: '/medapp/api/template/register/con/info',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ cid: Id }),
    answer: v.object({
      data: v.object({
        extend_config: ExtendConfig,
        /** HTML note below the form. */
        cfgInformation: Html,
        /** Logo above the form; empty when none. */
        logo: v.string(),
        /** Text of the tip dialog (L5). */
        v_mobile_tip: v.string(),
        formColour: v.string(),
        /** Time zone of the conference. */
        zone: v.string(),
        flow: FlowSettings,
        currency: Currency,
        /** Currencies to choose from, the main one first. */
        currencies: v.array(Currency),
        hasHotel: Flag,
        /** Invoices are issued for payments in CNY only. */
        hasInvoice: Flag,
      }),
    }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** C4: with answers in `input` the rules decide which fees are returned; without it `con_fee` is absent. */
  info: call({
    path: '/medapp/api/template/register/info',
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({
      uid: OptionalId,
      cid: Id,
      source: v.optional(v.nullable(v.string()), null),
      input: v.optional(v.nullable(Answers), null),
      /** A colleague's registration made by the same account (S115); absent: the caller's own. */
      regid: OptionalId,
      /** '1': a new person, so nothing is prefilled from an earlier registration. */
      add: v.optional(Flag, '0'),
      /** The currency of the fees; empty: the one that is saved with the registration, or the main one. */
      feeCurrency: v.optional(v.pipe(v.string(), v.maxLength(3)), ''),
      /** The group this person joins: `g` and its number for the contact, or the token of a link. */
      group: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
      /** The registration form that is asked, 0 for the first; null: that of the registration, otherwise the first. */
      formId: OptionalFormKey,
      /** '0': only the fees are asked, so that the answer has no fields. */
      fields: v.optional(Flag, '1'),
    }),
    answer: v.object({
      extend_config: ExtendConfig,
      register: Register,
      hotel_book: v.array(HotelBook),
      user_config: v.array(FieldItem),
      /** Absent where there is one form. */
      sign_form: v.optional(SignForm),
      joins: v.optional(JoinedGroup),
      con_fee: v.optional(v.array(ConFee)),
      /** Fees not available to this person, each with its reason. */
      other_fee: v.optional(v.array(ConFee)),
    }),
    errors: [
      'conference_unknown',
      'conference_stopped',
      'registration_unknown',
      'currency_not_offered',
      'form_unknown',
      'form_closed',
      'form_members_only',
    ],
  }),
  /**
   * C5: saves answers; with a fee in `cfgid` a place is held. Idempotent: the same person, conference and branch is one registration.
   * Every other key of the body is a field code with its value.
   */
  add: call({
    path: '/medapp/api/template/register/add',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.objectWithRest(
      {
        regid: OptionalId,
        uid: OptionalId,
        cid: Id,
        /** The chosen fee. */
        cfgid: OptionalId,
        /** The currency of all prices; absent: as it is saved. */
        feeCurrency: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(3))), null),
        src: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
        sub_cid: OptionalId,
        /** As in C4. */
        group: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
        /** As in C4. */
        formId: OptionalFormKey,
      },
      Value,
    ),
    answer: v.object({ register: Register }),
    errors: [
      'conference_unknown',
      'conference_stopped',
      'registration_not_open',
      'registration_closed',
      'registration_unknown',
      'registration_locked',
      'already_registered',
      'answers_invalid',
      'group_unknown',
      'group_link_over',
      'group_full',
      'branch_missing',
      'branch_full',
      'fee_not_eligible',
      'fee_sold_out',
      'currency_not_offered',
      'currency_unpriced',
      'hold_used_up',
      'form_unknown',
      'form_closed',
      'form_members_only',
    ],
  }),
  /** C6: the conference's special rule, stored in session storage as `specialRule`. */
  customCase: call({
    path: '/medapp/api/template/register/customcase/get',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ cid: Id }),
    answer: v.object({
      data: v.object({
        /** Codes of the fields whose answers determine the fee. */
        fields: v.array(v.string()),
        flow: FlowSettings,
      }),
    }),
    errors: ['conference_unknown'],
  }),
  /** C10: hospitals whose name contains the words, or whose pinyin initials begin with them. */
  companyList: call({
    path: '/medapp/api/common/company/list',
    who: 'anyone',
    effect: 'read',
    body: v.object({
      keywords: v.pipe(v.string(), v.trim(), v.maxLength(60)),
      type: v.optional(v.string(), 'company'),
    }),
    answer: v.object({ hospital: v.array(v.object({ name: v.string(), province: v.string(), city: v.string() })) }),
    errors: [],
  }),
  /** C13: provinces (empty `dictPid`) and cities, with current national codes. */
  getCity: call({
    path: '/medapp/api/register/getcity',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({}),
    answer: v.object({ city: v.array(Division) }),
    errors: [],
  }),
  /** S42: the registrations of this account, newest first. */
  mine: call({
    path: '/medapp/api/registration/mine',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: OptionalId }),
    answer: v.object({ registrations: v.array(RegistrationCard) }),
    errors: [],
  }),
  /** S120 */
  read: call({
    path: '/medapp/api/registration/read',
    who: 'account',
    effect: 'read',
    body: v.object({ regid: Id }),
    answer: v.object({ registration: RegistrationDetail, now: Instant }),
    errors: ['registration_unknown'],
  }),
  /** Cancels an unpaid registration: its claims are released at once. A paid one is refunded through its order. */
  cancel: call({
    path: '/medapp/api/registration/cancel',
    who: 'account',
    effect: 'write',
    body: v.object({ regid: Id }),
    answer: v.object({ register: Register }),
    errors: ['registration_unknown', 'registration_locked'],
  }),
  /** S19: by the card's unguessable id, so that the URL itself grants access. */
  card: call({
    path: '/medapp/api/registration/card',
    who: 'anyone',
    effect: 'read',
    body: v.object({ cardid: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,40}$/)) }),
    answer: v.object({
      card: v.object({
        cid: Id,
        conference: v.string(),
        startsOn: Day,
        endsOn: Day,
        venue: v.string(),
        name: v.string(),
        affiliation: v.string(),
        role: v.string(),
        number: v.string(),
        brand: v.string(),
        state: RegistrationState,
        entryCode: v.string(),
      }),
    }),
    errors: ['registration_unknown'],
  }),
} as const;
