import * as v from 'valibot';
import { call, roles } from './call.ts';
import { Bilingual, Id, Instant, Nothing } from './shapes.ts';

const base = '/medapp/api/console/live/recordings';

const one = v.object({ cid: Id, recording: v.pipe(v.string(), v.maxLength(200)) });

export const LiveRecording = v.object({
  /** The file's name, which nothing else has. */
  recording: v.string(),
  room: Bilingual,
  /** Its room was deleted. */
  roomGone: v.boolean(),
  /** What was shown while it ran. */
  broadcasts: v.array(Bilingual),
  /** The same of broadcasts that were deleted since. */
  deleted: v.array(Bilingual),
  from: Instant,
  to: Instant,
  bytes: v.number(),
  standing: v.picklist(['recording', 'needed', 'kept', 'young', 'left', 'due']),
  /** When its file goes, unless staff keep it; null: it is not marked. */
  goesAt: v.nullable(Instant),
  /** The film that staff had made of it. */
  videoId: v.nullable(Id),
});
export type LiveRecording = v.InferOutput<typeof LiveRecording>;

export const liveRecordingCalls = {
  /** What studios sent and the stream server recorded, the newest first. Replays are files of their own and not among them. */
  recordings: call({
    path: `${base}/list`,
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      /** After so many days what nothing needs is marked, and goes a week later; null: nothing goes by itself. */
      days: v.nullable(v.number()),
      bytes: v.number(),
      /** What was given back so far. */
      freed: v.number(),
      recordings: v.array(LiveRecording),
    }),
    errors: ['conference_unknown'],
  }),
  saveRecordingDays: call({
    path: `${base}/days`,
    who: { staff: roles.live },
    effect: 'write',
    body: v.object({
      cid: Id,
      days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650))),
    }),
    answer: Nothing,
    errors: ['conference_unknown'],
  }),
  /** Kept, whatever its age; or no longer. */
  keepRecording: call({
    path: `${base}/keep`,
    who: { staff: roles.live },
    effect: 'write',
    body: v.object({ cid: Id, recording: v.pipe(v.string(), v.maxLength(200)), kept: v.boolean() }),
    answer: Nothing,
    errors: [],
  }),
  /** Makes a film of the whole of it, among the conference's videos, for staff to publish. Asked twice it is one. */
  filmRecording: call({
    path: `${base}/film`,
    who: { staff: roles.live },
    effect: 'write',
    body: one,
    answer: v.object({ videoId: Id }),
    errors: ['live_recording_running'],
  }),
  /** At once and for good; not what is written to, needed for a replay, or kept. */
  removeRecording: call({
    path: `${base}/remove`,
    who: { staff: roles.live },
    effect: 'write',
    body: one,
    answer: Nothing,
    errors: ['live_recording_needed'],
  }),
} as const;
