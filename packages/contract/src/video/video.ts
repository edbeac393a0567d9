import * as v from 'valibot';
import { call } from '../call.ts';
import { WatchLevel } from '../live/listed.ts';
import { Id, Instant } from '../shapes.ts';

/** What a person has to do before a video opens; null: nothing. */
const Refusal = v.nullable(v.picklist(['watch_account', 'watch_registered', 'watch_paid']));
export type VideoRefusal = v.InferOutput<typeof Refusal>;

/** A published video as shown in lists. Does not contain the URL of the file. */
export const VideoCard = v.object({
  id: Id,
  title: v.string(),
  cover: v.nullable(v.string()),
  milliseconds: v.nullable(v.number()),
  /** True for a file without a picture. */
  soundOnly: v.boolean(),
  watch: WatchLevel,
  refusal: Refusal,
  /** Where this person stopped last, in milliseconds. */
  position: v.number(),
  categoryId: v.nullable(Id),
  broadcastId: v.nullable(Id),
  /** The session shown in the video. */
  session: v.nullable(
    v.object({ id: Id, title: v.string(), hall: v.string(), hallId: v.nullable(Id), startsAt: Instant }),
  ),
  publishedAt: v.nullable(Instant),
});
export type VideoCard = v.InferOutput<typeof VideoCard>;

export const VideoPage = v.object({
  ...VideoCard.entries,
  introduction: v.string(),
  chapters: v.array(v.object({ at: v.number(), title: v.string(), talkId: v.nullable(Id) })),
  /** Other videos of its session, then of its category, then of the conference. */
  related: v.array(VideoCard),
});
export type VideoPage = v.InferOutput<typeof VideoPage>;

export const videoCalls = {
  /** All videos of a conference, in the organiser's order. */
  list: call({
    path: '/medapp/api/video/list',
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      zone: v.string(),
      categories: v.array(v.object({ id: Id, name: v.string() })),
      videos: v.array(VideoCard),
    }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  read: call({
    path: '/medapp/api/video/read',
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ vid: Id }),
    answer: v.object({ cid: Id, zone: v.string(), video: VideoPage }),
    errors: ['video_unknown', 'conference_stopped'],
  }),
  /** The replay of a broadcast; null: none yet. */
  replay: call({
    path: '/medapp/api/video/replay',
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ lid: Id }),
    answer: v.object({ cid: Id, zone: v.string(), title: v.string(), video: v.nullable(VideoPage) }),
    errors: ['broadcast_unknown', 'conference_stopped'],
  }),
} as const;
