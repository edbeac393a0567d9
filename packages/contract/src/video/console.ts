import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { WatchLevel } from '../live/listed.ts';
import { begun, writing, written } from '../pages/writing.ts';
import { Bilingual, Id, Instant, Nothing, WholeNumber } from '../shapes.ts';

const base = '/medapp/api/console/video';
const see = { staff: roles.readSetUp } as const;
const write = { staff: roles.live } as const;

/** `empty`: no file yet. The others are the states of the table. */
export const videoStatuses = ['empty', 'making', 'ready', 'published', 'failed', 'removed'] as const;
export type VideoStatus = (typeof videoStatuses)[number];

/** Bytes of one part of an uploaded video; the last one may be shorter. */
export const VIDEO_PIECE = 8 * 1024 * 1024;
const MOST_PIECES = 2000;

const Chapter = v.object({
  at: WholeNumber,
  title: written(120),
  talkId: v.nullable(Id),
});

const entries = {
  title: writing.title,
  introduction: written(2000),
  cover: writing.cover,
  categoryId: v.nullable(Id),
  sessionId: v.nullable(Id),
  watch: WatchLevel,
  chapters: v.pipe(v.array(Chapter), v.maxLength(200)),
};

export const ListedVideo = v.object({
  id: Id,
  title: Bilingual,
  cover: v.nullable(v.string()),
  standing: v.picklist(videoStatuses),
  fault: v.string(),
  milliseconds: v.nullable(v.number()),
  soundOnly: v.boolean(),
  watch: WatchLevel,
  categoryId: v.nullable(Id),
  /** The broadcast it is the replay of, assembled from its recording. */
  broadcast: v.nullable(v.object({ id: Id, title: Bilingual })),
  session: v.nullable(v.object({ id: Id, title: Bilingual, startsAt: Instant })),
  chapters: v.number(),
  captions: v.array(v.string()),
  /** Number of accounts that opened it. */
  viewers: v.number(),
  publishedAt: v.nullable(Instant),
});
export type ListedVideo = v.InferOutput<typeof ListedVideo>;

export const StoredVideo = v.object({
  id: Id,
  version: v.number(),
  standing: v.picklist(videoStatuses),
  fault: v.string(),
  milliseconds: v.nullable(v.number()),
  broadcastId: v.nullable(Id),
  captions: v.array(v.object({ language: v.string(), label: v.string(), file: v.string() })),
  ...entries,
});
export type StoredVideo = v.InferOutput<typeof StoredVideo>;

const one = v.object({ cid: Id, videoId: Id });

export const videoConsoleCalls = {
  list: call({
    path: `${base}/list`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      categories: v.array(v.object({ id: Id, name: Bilingual, count: v.number() })),
      videos: v.array(ListedVideo),
      /** Sessions of the programme, to select the one shown in the video. */
      sessions: v.array(v.object({ id: Id, title: Bilingual, startsAt: Instant })),
    }),
    errors: [],
  }),
  read: call({
    path: `${base}/read`,
    who: see,
    effect: 'read',
    body: one,
    answer: v.object({ video: StoredVideo }),
    errors: [],
  }),
  /** Preview before or after publishing; works in this browser only, while logged in. */
  preview: call({
    path: `${base}/preview`,
    who: see,
    effect: 'read',
    body: one,
    answer: v.object({
      hls: v.nullable(v.string()),
      mp4: v.nullable(v.string()),
      captions: v.array(v.object({ language: v.string(), label: v.string(), address: v.string() })),
    }),
    errors: [],
  }),
  save: call({
    path: `${base}/save`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, video: v.object({ ...begun, ...entries }) }),
    answer: v.object({ videoId: Id, version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** Publishes or unpublishes the video. */
  publish: call({
    path: `${base}/publish`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, videoId: Id, on: v.boolean() }),
    answer: Nothing,
    errors: ['video_not_ready'],
  }),
  /** Can be restored. */
  remove: call({ path: `${base}/remove`, who: write, effect: 'write', body: one, answer: Nothing, errors: [] }),
  restore: call({ path: `${base}/restore`, who: write, effect: 'write', body: one, answer: Nothing, errors: [] }),
  /** One part of a video, numbered from 0. Idempotent. */
  addPiece: call({
    path: `${base}/piece`,
    who: write,
    effect: 'write',
    multipart: true,
    largestFile: VIDEO_PIECE,
    body: v.object({
      cid: Id,
      videoId: Id,
      piece: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_PIECES - 1)),
    }),
    answer: Nothing,
    errors: ['file_missing', 'file_too_large'],
  }),
  /** Assembles the parts; the format is detected from the content. Replaces the earlier file. */
  joinPieces: call({
    path: `${base}/join`,
    who: write,
    effect: 'write',
    body: v.object({
      cid: Id,
      videoId: Id,
      pieces: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_PIECES)),
    }),
    answer: v.object({ milliseconds: v.number(), soundOnly: v.boolean() }),
    errors: ['file_missing', 'file_not_video', 'video_codec'],
  }),
  /** WebVTT; one per language. */
  addCaption: call({
    path: `${base}/captions/add`,
    who: write,
    effect: 'write',
    multipart: true,
    largestFile: 2 * 1024 * 1024,
    body: v.object({
      cid: Id,
      videoId: Id,
      language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/)),
      label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    }),
    answer: Nothing,
    errors: ['file_missing', 'file_too_large', 'file_not_captions'],
  }),
  removeCaption: call({
    path: `${base}/captions/remove`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, videoId: Id, language: v.pipe(v.string(), v.maxLength(20)) }),
    answer: Nothing,
    errors: [],
  }),
  saveCategory: call({
    path: `${base}/categories/save`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, category: v.object({ id: v.nullable(Id), name: written(30) }) }),
    answer: v.object({ categoryId: Id }),
    errors: [],
  }),
  orderCategories: call({
    path: `${base}/categories/order`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, categoryIds: v.pipe(v.array(Id), v.maxLength(100)) }),
    answer: Nothing,
    errors: [],
  }),
  /** Its videos remain, without a category. */
  removeCategory: call({
    path: `${base}/categories/remove`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, categoryId: Id }),
    answer: Nothing,
    errors: [],
  }),
} as const;
