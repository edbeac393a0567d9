import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Id, Instant, Nothing } from '../shapes.ts';

const base = '/medapp/api/console/live/recordings';

const one = v.object({ cid: Id, recording: v.pipe(v.string(), v.maxLength(200)) });

export const LiveRecording = v.object({
  /** The recording's file name, unique. */
  recording: v.string(),
  room: Bilingual,
  /** True when its room was deleted. */
  roomGone: v.boolean(),
  /** Broadcasts shown during the recording. */
  broadcasts: v.array(Bilingual),
  /** Broadcasts shown during the recording and deleted since then. */
  deleted: v.array(Bilingual),
  from: Instant,
  to: Instant,
  bytes: v.number(),
  standing: v.picklist(['recording', 'needed', 'kept', 'young', 'left', 'due']),
  /** When the file is deleted unless staff keep it; null: not marked for deletion. */
  goesAt: v.nullable(Instant),
  /** The video staff made of it; null: none. */
  videoId: v.nullable(Id),
});
export type LiveRecording = v.InferOutput<typeof LiveRecording>;

export const liveRecordingCalls = {
  /** Studio signals recorded by the stream server, newest first. Does not include replays, which are separate files. */
  recordings: call({
    path: `${base}/list`,
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      /** Days after which an unneeded recording is marked for deletion, a week before its file goes; null: no automatic deletion. */
      days: v.nullable(v.number()),
      bytes: v.number(),
      /** Bytes freed so far. */
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
  /** Exempts a recording from automatic deletion, or ends the exemption. */
  keepRecording: call({
    path: `${base}/keep`,
    who: { staff: roles.live },
    effect: 'write',
    body: v.object({ cid: Id, recording: v.pipe(v.string(), v.maxLength(200)), kept: v.boolean() }),
    answer: Nothing,
    errors: [],
  }),
  /** Makes a video of the whole recording, listed with the conference's videos, for staff to publish. Idempotent. */
  filmRecording: call({
    path: `${base}/film`,
    who: { staff: roles.live },
    effect: 'write',
    body: one,
    answer: v.object({ videoId: Id }),
    errors: ['live_recording_running'],
  }),
  /** Deletes the file at once and permanently; refused while it is being written, needed for a replay, or kept. */
  removeRecording: call({
    path: `${base}/remove`,
    who: { staff: roles.live },
    effect: 'write',
    body: one,
    answer: Nothing,
    errors: ['live_recording_needed'],
  }),
} as const;
