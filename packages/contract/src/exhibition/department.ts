import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { pictureErrors } from '../files/file.ts';
import { Bilingual, Day, Id, Instant, inBoth, inEither, Moment, Nothing, trimmed, WholeNumber } from '../shapes.ts';

const base = '/medapp/api/exhibition/department';
const consoleBase = '/medapp/api/console/exhibition/department';

/** Tries of an invitation code that are left, and when there are new ones; null while some are left. */
const Tries = v.object({ left: v.number(), until: v.nullable(Instant) });

const Material = v.object({ name: v.string(), address: v.string() });

const meeting = { dmid: Id };

export const departmentCalls = {
  /** S89: what it is; the rest only for those who have entered with the code, and the code only for the host. */
  read: call({
    path: `${base}/read`,
    who: 'account',
    effect: 'read',
    body: v.object(meeting),
    answer: v.object({
      id: Id,
      cid: Id,
      zone: v.string(),
      now: Instant,
      title: v.string(),
      department: v.string(),
      startsAt: Instant,
      endsAt: Instant,
      tries: Tries,
      inside: v.nullable(
        v.object({
          place: v.string(),
          link: v.string(),
          materials: v.array(Material),
          minutes: v.string(),
          /** Addresses of the host's pictures. */
          pictures: v.array(v.string()),
          people: v.array(
            v.object({
              name: v.string(),
              affiliation: v.string(),
              host: v.boolean(),
              self: v.boolean(),
              signedAt: v.nullable(Instant),
              /** Said that they cannot come. */
              declined: v.boolean(),
            }),
          ),
          /** From half an hour before the start until the end. */
          maySign: v.boolean(),
          signedAt: v.nullable(Instant),
          /** The caller has said that they cannot come; null: they have not entered. */
          declined: v.nullable(v.boolean()),
          /** Null for everybody but the host. */
          host: v.nullable(
            v.object({
              code: v.string(),
              version: v.number(),
              /** Digits by which people in the room sign in now; null outside of the time for it. */
              signIn: v.nullable(v.object({ digits: v.string(), until: Instant })),
            }),
          ),
        }),
      ),
    }),
    errors: [],
  }),
  /** Tries a code: a wrong one is an answer, not a refusal, because it is counted. */
  enter: call({
    path: `${base}/enter`,
    who: 'account',
    effect: 'write',
    body: v.object({ ...meeting, code: v.pipe(trimmed(40), v.minLength(1, 'required')) }),
    answer: v.object({ entered: v.boolean(), tries: Tries }),
    errors: [],
  }),
  /**
   * Notes that the person is there, by the digits that the host shows; the host needs none. Wrong ones are an answer without a time,
   * because they are counted.
   */
  sign: call({
    path: `${base}/sign`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ ...meeting, digits: trimmed(20) }),
    answer: v.object({ signedAt: v.nullable(Instant), tries: Tries }),
    errors: ['department_not_now'],
  }),
  /** Says that the person cannot come, so that they are not reminded, or that they come after all. */
  decline: call({
    path: `${base}/decline`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ ...meeting, declined: v.boolean() }),
    answer: Nothing,
    errors: ['department_not_now'],
  }),
  /** The host's: a new code; who is inside stays inside. */
  renewCode: call({
    path: `${base}/code`,
    who: 'account',
    effect: 'write',
    body: v.object(meeting),
    answer: v.object({ invitation: v.string() }),
    errors: [],
  }),
  /** The host's: the minutes. */
  saveMinutes: call({
    path: `${base}/minutes`,
    who: 'account',
    effect: 'write',
    body: v.object({ ...meeting, seen: WholeNumber, minutes: trimmed(5000) }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** The host's: a picture of the meeting for its report, re-encoded from its pixels. */
  addPicture: call({
    path: `${base}/picture`,
    who: 'account',
    effect: 'write',
    multipart: true,
    body: v.object(meeting),
    answer: v.object({ address: v.string() }),
    errors: [...pictureErrors, 'department_pictures_most'],
  }),
  removePicture: call({
    path: `${base}/picture/remove`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ ...meeting, address: v.pipe(trimmed(200), v.minLength(1, 'required')) }),
    answer: Nothing,
    errors: [],
  }),
  /** The host's: time, place, attendance, minutes and pictures as a PDF (base64) in the language of the request. */
  report: call({
    path: `${base}/report`,
    who: 'account',
    effect: 'read',
    body: v.object(meeting),
    answer: v.object({ name: v.string(), pdf: v.string() }),
    errors: [],
  }),
} as const;

const Rules = v.object({
  open: v.boolean(),
  /** Meetings of one person. */
  perPerson: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  firstDay: v.nullable(Day),
  lastDay: v.nullable(Day),
  /** Minutes before the beginning of every department meeting; 0: nobody is reminded. */
  remindMinutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2880)),
});

/** Departments make meetings themselves, within the organiser's rules. */
export const departmentOwnCalls = {
  /** Meetings that the caller made, hosts, or has entered. */
  own: call({
    path: `${base}/own`,
    who: 'account',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      zone: v.string(),
      rules: Rules,
      /** Meetings that the caller may still make; 0 also where they have no confirmed registration. */
      left: v.number(),
      registered: v.boolean(),
      meetings: v.array(
        v.object({
          dmid: Id,
          title: v.string(),
          department: v.string(),
          startsAt: Instant,
          endsAt: Instant,
          host: v.boolean(),
        }),
      ),
    }),
    errors: ['conference_unknown'],
  }),
  /** Makes a meeting whose host is the caller; it gets a code. */
  make: call({
    path: `${base}/make`,
    who: 'account',
    effect: 'write',
    body: v.object({
      cid: Id,
      meeting: v.object({
        title: inEither(60, 80),
        department: inEither(60, 80),
        startsAt: Moment,
        endsAt: Moment,
        place: inBoth(80, 100),
        link: trimmed(500),
      }),
    }),
    answer: v.object({ dmid: Id }),
    errors: [
      'conference_unknown',
      'department_closed',
      'department_most',
      'department_days',
      'department_times',
      'department_registration',
    ],
  }),
} as const;

const see = { staff: roles.readSetUp } as const;
const write = { staff: roles.setUp } as const;

export const ConsoleMeeting = v.object({
  id: Id,
  version: v.number(),
  title: Bilingual,
  department: Bilingual,
  startsAt: Instant,
  endsAt: Instant,
  place: Bilingual,
  link: v.string(),
  /** Phone number or e-mail address. */
  host: v.string(),
  code: v.string(),
  materials: v.array(v.object({ name: Bilingual, address: v.string() })),
  /** People inside, and those who signed in. */
  people: v.number(),
  signed: v.number(),
});
export type ConsoleMeeting = v.InferOutput<typeof ConsoleMeeting>;

export const departmentConsoleCalls = {
  meetings: call({
    path: `${consoleBase}/list`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ meetings: v.array(ConsoleMeeting), rules: Rules }),
    errors: [],
  }),
  /** What departments may make themselves. */
  saveRules: call({
    path: `${consoleBase}/rules`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, rules: Rules }),
    answer: Nothing,
    errors: [],
  }),
  /** A new meeting gets a code. */
  saveMeeting: call({
    path: `${consoleBase}/save`,
    who: write,
    effect: 'write',
    body: v.object({
      cid: Id,
      meeting: v.object({
        id: v.nullable(Id),
        seen: v.nullable(WholeNumber),
        title: inEither(60, 80),
        department: inEither(60, 80),
        startsAt: Moment,
        endsAt: Moment,
        place: inBoth(80, 100),
        link: trimmed(500),
        host: v.pipe(trimmed(120), v.minLength(1, 'required')),
        materials: v.pipe(
          v.array(v.object({ name: inEither(60, 80), address: v.pipe(trimmed(1000), v.minLength(1, 'required')) })),
          v.maxLength(20),
        ),
      }),
    }),
    answer: v.object({ dmid: Id, version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  removeMeeting: call({
    path: `${consoleBase}/remove`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, ...meeting }),
    answer: Nothing,
    errors: [],
  }),
} as const;
