import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id, Instant, Line, Moment, Nothing } from '../shapes.ts';

/** A notice on a conference's home: shown from `from` until `until`, urgent ones first. */
const entries = {
  title: v.object({
    zh: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    en: v.pipe(v.string(), v.trim(), v.maxLength(120)),
  }),
  /** Plain text; line breaks are preserved, and URLs become links. */
  text: v.object({
    zh: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
    en: v.pipe(v.string(), v.trim(), v.maxLength(4000)),
  }),
  urgent: v.boolean(),
  from: Moment,
  /** Null: until it is removed. */
  until: v.nullable(Moment),
};
/** `version` as read: a save based on another version is refused. */
export const HomeNotice = v.object({ id: Id, version: v.string(), ...entries });
export type HomeNotice = v.InferOutput<typeof HomeNotice>;

export const noticeCalls = {
  /** Latest first, including planned and expired ones. */
  notices: call({
    path: '/medapp/api/console/home/notices',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ notices: v.array(HomeNotice), now: Instant }),
    errors: [],
  }),
  saveNotice: call({
    path: '/medapp/api/console/home/notices/save',
    who: { staff: roles.setUp },
    effect: 'write',
    /** `id` null creates one; `seen`: the version the person saw, null to skip the check. */
    body: v.object({
      cid: Id,
      notice: v.object({ id: v.nullable(Id), ...entries }),
      seen: v.optional(v.nullable(Line), null),
    }),
    answer: v.object({ noticeId: Id }),
    errors: ['changed_meanwhile'],
  }),
  removeNotice: call({
    path: '/medapp/api/console/home/notices/remove',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, noticeId: Id }),
    answer: Nothing,
    errors: [],
  }),
} as const;
