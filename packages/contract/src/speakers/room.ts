import * as v from 'valibot';
import { programmeRoles } from '../agenda/programme.ts';
import { call, roles } from '../call.ts';
import { Bilingual, Day, Id, Instant, Nothing, trimmed, WholeNumber } from '../shapes.ts';
import { SlidesFile, slideViews } from './slides.ts';
import { taskStates } from './task.ts';

const base = '/medapp/api/console/speakers/slides';
const who = { staff: roles.slides } as const;

/** Of the task, not of a file: `unneeded`: nobody awaits slides. */
export const slidesStates = ['unneeded', 'missing', 'waiting', 'checked', 'returned'] as const;

export const RoomTask = v.object({
  invitationId: Id,
  name: Bilingual,
  roles: v.array(v.picklist(programmeRoles)),
  reply: v.picklist(taskStates),
  title: Bilingual,
  session: v.nullable(Bilingual),
  hallId: v.nullable(Id),
  hall: Bilingual,
  from: Instant,
  to: Instant,
  exact: v.boolean(),
  slides: v.picklist(slidesStates),
  /** The speaker allows attendees to have them afterwards. */
  share: v.boolean(),
  /** Newest first. */
  files: v.array(
    v.object({ ...SlidesFile.entries, version: v.number(), fetchedAt: v.nullable(Instant), published: v.boolean() }),
  ),
  /** A newer version than the one that was downloaded for the hall. */
  changed: v.boolean(),
});
export type RoomTask = v.InferOutput<typeof RoomTask>;

export const slidesRoomCalls = {
  /** Tasks with slides, or of which slides are awaited, by time. */
  room: call({
    path: `${base}/room`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      zone: v.string(),
      now: Instant,
      slidesBy: v.nullable(Instant),
      halls: v.array(v.object({ id: Id, name: Bilingual })),
      tasks: v.array(RoomTask),
    }),
    errors: [],
  }),
  /** Checked, or returned to the speaker with the reason, who gets a letter. */
  check: call({
    path: `${base}/check`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      slidesId: Id,
      seen: WholeNumber,
      state: v.picklist(['checked', 'returned']),
      words: trimmed(300),
    }),
    answer: Nothing,
    errors: ['changed_meanwhile'],
  }),
  /** An address of a file that ends after an hour. */
  open: call({
    path: `${base}/open`,
    who,
    effect: 'read',
    body: v.object({ cid: Id, slidesId: Id, view: v.picklist(slideViews) }),
    answer: v.object({ address: v.string() }),
    errors: [],
  }),
  /** Puts the pages among the materials of the session or talk, where the speaker agrees and it is over; attendees see them from the next release on. */
  publish: call({
    path: `${base}/publish`,
    who: { staff: roles.programme },
    effect: 'write',
    body: v.object({ cid: Id, slidesId: Id }),
    answer: Nothing,
    errors: ['slides_unpublished'],
  }),
  /** An address of a zip with the newest files of a hall and day in their order; later versions are marked from now on. */
  downloadHall: call({
    path: `${base}/download`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, hallId: Id, day: Day }),
    answer: v.object({ address: v.string(), files: v.number(), bytes: v.number() }),
    errors: ['slides_none', 'slides_hall_too_large'],
  }),
} as const;
