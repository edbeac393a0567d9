import * as v from 'valibot';
import { call, roles } from './call.ts';
import { Id, Instant, Nothing } from './shapes.ts';

/** A notice on a conference's home: shown from `from` until `until`, the urgent ones first. */
const entries = {
  title: v.object({
    zh: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    en: v.pipe(v.string(), v.trim(), v.maxLength(120)),
  }),
  /** Plain text; lines stay lines, and addresses of the web lead there. */
  text: v.object({
    zh: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
    en: v.pipe(v.string(), v.trim(), v.maxLength(4000)),
  }),
  urgent: v.boolean(),
  from: Instant,
  /** Null: until it is taken down. */
  until: v.nullable(Instant),
};
/** `version` is of what was read: a change of something else is refused. */
export const HomeNotice = v.object({ id: Id, version: v.string(), ...entries });
export type HomeNotice = v.InferOutput<typeof HomeNotice>;

export const noticeCalls = {
  /** The latest first, also those that are planned or over. */
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
    /** `id` null: a new one; `seen`: the version that the person saw, null where that does not matter. */
    body: v.object({
      cid: Id,
      notice: v.object({ id: v.nullable(Id), ...entries }),
      seen: v.optional(v.nullable(v.string()), null),
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
