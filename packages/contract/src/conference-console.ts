import * as v from 'valibot';
import { call, roles } from './call.ts';
import { emergencyKinds } from './conference.ts';
import { FlowSettings } from './registration.ts';
import { Bilingual, Currency, Day, Id, Instant, Moment, Nothing, inBoth, trimmed } from './shapes.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const Name = v.object({ zh: v.pipe(trimmed(120), v.minLength(1)), en: trimmed(200) });
const Code = v.pipe(v.string(), v.maxLength(40));
/** Until so many days before the first day; null: only staff. */
const DaysBefore = v.nullable(whole(0, 365));

/** All that can be set on a conference itself. */
export const ConferenceSettings = v.object({
  title: Name,
  subtitle: inBoth(200),
  introduction: inBoth(20_000),
  hosts: v.pipe(v.array(inBoth(120)), v.maxLength(20)),
  contacts: v.pipe(
    v.array(v.object({ name: inBoth(60), duty: inBoth(60), phone: trimmed(40), email: trimmed(120) })),
    v.maxLength(20),
  ),
  /** What helps in an emergency (S11), in the organiser's order. */
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
  /** `#rrggbb`; ink, deep and soft are computed from it. */
  brand: trimmed(7),
  loader: whole(1, 8),
  template: whole(1, 13),
  registrationOpensAt: v.nullable(Moment),
  registrationClosesAt: v.nullable(Moment),
  /** Staff look at a registration before it can be paid. */
  review: v.boolean(),
  hasInvoice: v.boolean(),
  savesAsOneGoes: v.boolean(),
  memberListId: v.nullable(Id),
  /** Minutes for which chosen places are kept unpaid. */
  holdMinutes: whole(1, 1440),
  /** Hours for which somebody on the waiting list may take an offered place. */
  offerHours: whole(1, 336),
  /** What a cancellation gives back, the widest step first. */
  refundPolicy: v.pipe(v.array(v.object({ untilDaysBefore: whole(0, 365), percent: whole(0, 100) })), v.maxLength(12)),
  /** What people may change by themselves, and until when. */
  changePolicy: v.object({ answers: DaysBefore, fee: DaysBefore, stay: DaysBefore }),
  /** HTML below the form. */
  formNote: inBoth(4000),
  /** Shown once before the form is sent. */
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

/** What stands between a draft and the public. `parts`: the settings it is about. */
export const ReadinessFinding = v.object({
  what: v.picklist([
    'english_missing',
    'form_missing',
    'form_draft',
    'fee_missing',
    'venue_missing',
    'contact_missing',
    'introduction_missing',
    'opening_missing',
    'already_over',
  ]),
  /** It cannot be published so; otherwise it is only worth a look. */
  blocks: v.boolean(),
  /** The page on which it is put right. */
  where: v.picklist(['settings', 'forms', 'fees']),
  parts: v.array(v.string()),
});
export type ReadinessFinding = v.InferOutput<typeof ReadinessFinding>;

export const ConferenceBranch = v.object({
  id: Id,
  title: Bilingual,
  /** Places; null: without limit. */
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
      /** Live ones: whom a change concerns. */
      registrations: v.number(),
      now: Instant,
    }),
    errors: [],
  }),
  /**
   * Only what is named changes, so that two who change different things do not undo each other. `seen`: what stood there when the
   * change was begun; a setting that somebody else has changed since is refused.
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
  /** Form, branches, fees, extras, hotels, home and settings of `cid`, with every date moved as the first day is. No people. */
  copy: call({
    path: '/medapp/api/console/conference/copy',
    who: { staff: roles.setUp, society: true },
    effect: 'write',
    body: v.object({ cid: Id, title: Name, startsOn: Day }),
    answer: v.object({ cid: Id }),
    errors: [],
  }),
  move: call({
    path: '/medapp/api/console/conference/move',
    who: { staff: roles.setUp },
    effect: 'write',
    /** `reason` is shown to people where it is stopped. */
    body: v.object({
      cid: Id,
      event: v.picklist(['publish', 'close', 'reopen', 'stop']),
      reason: v.optional(inBoth(300), { zh: '', en: '' }),
    }),
    answer: v.object({ state: ConferenceState }),
    errors: ['conference_state', 'conference_incomplete', 'settings_invalid'],
  }),
  saveBranch: call({
    path: '/medapp/api/console/conference/branch/save',
    who: { staff: roles.setUp },
    effect: 'write',
    /** Without `branchId` a new one, at the end. */
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
