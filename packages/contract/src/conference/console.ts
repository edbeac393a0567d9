import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { emergencyKinds } from './conference.ts';
import { FlowSettings } from '../registration/wizard.ts';
import { Bilingual, Currency, Day, Id, Instant, Moment, Nothing, inBoth, trimmed } from '../shapes.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const Name = v.object({ zh: v.pipe(trimmed(120), v.minLength(1)), en: trimmed(200) });
const Code = v.pipe(v.string(), v.maxLength(40));
/** Last day allowed, in days before the first conference day; null: only staff. */
const DaysBefore = v.nullable(whole(0, 365));

/** Where transfers in a currency go. */
export const BankAccount = v.object({ holder: trimmed(120), number: trimmed(60), bank: trimmed(200) });
export type BankAccount = v.InferOutput<typeof BankAccount>;

/** All settings stored on the conference itself. */
export const ConferenceSettings = v.object({
  title: Name,
  subtitle: inBoth(200),
  introduction: inBoth(20_000),
  hosts: v.pipe(v.array(inBoth(120)), v.maxLength(20)),
  contacts: v.pipe(
    v.array(v.object({ name: inBoth(60), duty: inBoth(60), phone: trimmed(40), email: trimmed(120) })),
    v.maxLength(20),
  ),
  /** Emergency information (S11), in the organiser's order. */
  emergency: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(emergencyKinds),
        title: inBoth(120),
        text: inBoth(400),
        phone: trimmed(40),
        lat: v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
        lng: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
      }),
    ),
    v.maxLength(30),
  ),
  city: inBoth(60),
  venue: inBoth(120),
  address: inBoth(200),
  lat: v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  lng: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
  /** IANA name. */
  zone: trimmed(60),
  startsOn: Day,
  endsOn: Day,
  currency: Currency,
  /** Further ones from which people can choose. */
  currencies: v.pipe(v.array(Currency), v.maxLength(8)),
  /** By currency, for those in which transfers can be paid beside the server's own account in CNY. */
  bankAccounts: v.pipe(v.record(trimmed(3), BankAccount), v.maxEntries(8)),
  /** `#rrggbb`; ink, deep and soft are computed from it. */
  brand: trimmed(7),
  loader: whole(1, 8),
  template: whole(1, 13),
  registrationOpensAt: v.nullable(Moment),
  registrationClosesAt: v.nullable(Moment),
  /** Staff review a registration before it can be paid. */
  review: v.boolean(),
  hasInvoice: v.boolean(),
  savesAsOneGoes: v.boolean(),
  memberListId: v.nullable(Id),
  /** Minutes that unpaid claims are held. */
  holdMinutes: whole(1, 1440),
  /** Hours for which an offer to a person on the waiting list is open. */
  offerHours: whole(1, 336),
  /** Refund by days before the conference, largest `untilDaysBefore` first. */
  refundPolicy: v.pipe(v.array(v.object({ untilDaysBefore: whole(0, 365), percent: whole(0, 100) })), v.maxLength(12)),
  /** Fen, all refunds of a registration together: above it a refund chosen by staff needs a second person. Null: none does. */
  refundApprovalAbove: v.nullable(whole(0, 1_000_000_000)),
  /** What people may change themselves, and until when. */
  changePolicy: v.object({ answers: DaysBefore, fee: DaysBefore, stay: DaysBefore }),
  /** HTML below the form. */
  formNote: inBoth(4000),
  /** Shown once before the form is submitted. */
  mobileTip: inBoth(1000),
  flow: v.object({
    hiddenFields: v.pipe(v.array(Code), v.maxLength(50)),
    placeholders: v.record(Code, trimmed(200)),
    memberCheck: v.boolean(),
    stepAfterForm: FlowSettings.entries.stepAfterForm,
  }),
});
export type ConferenceSettings = v.InferOutput<typeof ConferenceSettings>;

const ConferenceState = v.picklist(['draft', 'published', 'closed', 'stopped']);

/** A problem found before publishing. `parts`: the settings concerned. `subjects`: the fields, fees or hotels concerned. */
export const ReadinessFinding = v.object({
  what: v.picklist([
    'english_missing',
    'form_missing',
    'form_draft',
    'form_unfinished',
    'fee_missing',
    'fee_free',
    'fee_ends_early',
    'home_empty',
    'hotel_missing',
    'hotel_full',
    'venue_missing',
    'contact_missing',
    'introduction_missing',
    'opening_missing',
    'already_over',
  ]),
  /** True when it prevents publishing; otherwise it is a warning. */
  blocks: v.boolean(),
  /** The page on which it can be fixed. */
  where: v.picklist(['settings', 'forms', 'fees', 'home', 'hotel']),
  parts: v.array(v.string()),
  subjects: v.array(v.object({ key: v.string(), title: Bilingual })),
});
export type ReadinessFinding = v.InferOutput<typeof ReadinessFinding>;

export const ConferenceBranch = v.object({
  id: Id,
  title: Bilingual,
  /** Capacity; null: unlimited. */
  size: v.nullable(v.number()),
  taken: v.number(),
});
export type ConferenceBranch = v.InferOutput<typeof ConferenceBranch>;

export const conferenceConsoleCalls = {
  settings: call({
    path: '/medapp/api/console/conference/settings',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      state: ConferenceState,
      stopReason: Bilingual,
      settings: ConferenceSettings,
      branches: v.array(ConferenceBranch),
      memberLists: v.array(v.object({ id: Id, title: Bilingual })),
      readiness: v.array(ReadinessFinding),
      /** Number of live registrations, which a change would affect. */
      registrations: v.number(),
      /** True once money was received or a payment is under way: the conference cannot become a draft again. */
      paid: v.boolean(),
      now: Instant,
    }),
    errors: [],
  }),
  /**
   * Changes only the named settings, so that concurrent edits of different settings do not overwrite each other. `seen`: the values
   * when editing began; a setting changed by another person since then is refused.
   */
  save: call({
    path: '/medapp/api/console/conference/save',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({
      cid: Id,
      settings: v.partial(ConferenceSettings),
      seen: v.optional(v.partial(ConferenceSettings)),
    }),
    answer: Nothing,
    errors: ['settings_invalid'],
  }),
  make: call({
    path: '/medapp/api/console/conference/make',
    who: { staff: roles.setUp, society: true },
    effect: 'write',
    body: v.object({
      title: Name,
      city: inBoth(60),
      zone: trimmed(60),
      startsOn: Day,
      endsOn: Day,
      currency: Currency,
    }),
    answer: v.object({ cid: Id }),
    errors: ['settings_invalid'],
  }),
  /**
   * Starts a task of `cid` that copies its form, branches, fees, extras, hotels, home and settings, with every date shifted by as much
   * as the first day. Copies no people. When the task is done, its `result.cid` is the new conference; until then the new conference
   * does not exist.
   */
  copy: call({
    path: '/medapp/api/console/conference/copy',
    who: { staff: roles.setUp, society: true },
    effect: 'write',
    body: v.object({ cid: Id, title: Name, startsOn: Day }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  move: call({
    path: '/medapp/api/console/conference/move',
    who: { staff: roles.setUp },
    effect: 'write',
    /**
     * `reason` is shown to attendees when the conference is stopped. `withdraw` makes it a draft again, which only staff find: refused
     * with `conference_paid` once money was received or a payment is under way.
     */
    body: v.object({
      cid: Id,
      event: v.picklist(['publish', 'withdraw', 'close', 'reopen', 'stop']),
      reason: v.optional(inBoth(300), { zh: '', en: '' }),
    }),
    answer: v.object({ state: ConferenceState }),
    errors: ['conference_state', 'conference_incomplete', 'conference_paid', 'settings_invalid'],
  }),
  saveBranch: call({
    path: '/medapp/api/console/conference/branch/save',
    who: { staff: roles.setUp },
    effect: 'write',
    /** Without `branchId` a new branch is added at the end. */
    body: v.object({
      cid: Id,
      branchId: v.optional(v.nullable(Id), null),
      title: Name,
      size: v.nullable(whole(0, 1_000_000)),
    }),
    answer: v.object({ branchId: Id }),
    errors: [],
  }),
  orderBranches: call({
    path: '/medapp/api/console/conference/branch/order',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, branchIds: v.pipe(v.array(Id), v.maxLength(200)) }),
    answer: Nothing,
    errors: [],
  }),
  removeBranch: call({
    path: '/medapp/api/console/conference/branch/remove',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, branchId: Id }),
    answer: Nothing,
    errors: ['branch_in_use'],
  }),
} as const;
