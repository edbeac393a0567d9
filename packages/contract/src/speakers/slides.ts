import * as v from 'valibot';
import { call } from '../call.ts';
import { Id, Instant, Nothing, trimmed, WholeNumber } from '../shapes.ts';
import { FormLinkKey, LinkKey, personErrors } from './task.ts';

const base = '/medapp/api/speakers/slides';

export const slideKinds = ['pptx', 'pdf', 'key', 'video'] as const;
export type SlideKind = (typeof slideKinds)[number];

/** Bytes of one piece of an upload; the last one may be shorter. Small enough for a weak network. */
export const SLIDES_PIECE = 2 * 1024 * 1024;
/** Of the largest video. */
const MOST_PIECES = 500;

/** Of pages: the file itself, drawn, being drawn, or why there are none. */
export const slidePages = ['own', 'waiting', 'drawn', 'absent', 'failed', 'none'] as const;
export const slideStates = ['waiting', 'checked', 'returned'] as const;

export const SlidesFile = v.object({
  id: Id,
  /** Versions count from 1. */
  number: v.number(),
  name: v.string(),
  kind: v.picklist(slideKinds),
  bytes: v.number(),
  uploadedAt: Instant,
  /** After the organiser's date. */
  late: v.boolean(),
  pages: v.picklist(slidePages),
  state: v.picklist(slideStates),
  /** Why it was returned. */
  words: v.string(),
});
export type SlidesFile = v.InferOutput<typeof SlidesFile>;

/** What is shown of a file: as it was uploaded, or its pages as a PDF. */
export const slideViews = ['file', 'pages'] as const;

const who = { cid: Id, linkKey: LinkKey, invitationId: Id };

export const speakerSlidesCalls = {
  /** Slides of one task, newest first, and an upload that was broken off. */
  slides: call({
    path: `${base}/list`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object(who),
    answer: v.object({
      /** The organiser's date; later versions are marked. */
      slidesBy: v.nullable(Instant),
      /** Files are taken until the task is over. */
      open: v.boolean(),
      share: v.boolean(),
      files: v.array(SlidesFile),
      upload: v.nullable(v.object({ name: v.string(), bytes: v.number(), sent: v.number() })),
    }),
    errors: [...personErrors, 'speaker_task_gone'],
  }),
  /** Begins to send a file, or goes on where the same file broke off: `pieces` are there already. Another file replaces a broken upload. */
  begin: call({
    path: `${base}/begin`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({
      ...who,
      fileName: v.pipe(trimmed(200), v.minLength(1, 'required')),
      bytes: v.pipe(WholeNumber, v.minValue(1)),
      /** When the file was changed last, in milliseconds since 1970; tells two files of one name apart. */
      modified: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8_640_000_000_000_000)),
    }),
    answer: v.object({ uploadId: Id, pieces: v.array(v.number()) }),
    errors: [...personErrors, 'speaker_task_gone', 'slides_over', 'slides_unasked', 'slides_kind', 'slides_too_large'],
  }),
  /** One piece, numbered from 0. The same piece sent twice counts once. */
  addPiece: call({
    path: `${base}/piece`,
    who: 'accountOrVisitor',
    effect: 'write',
    multipart: true,
    largestFile: SLIDES_PIECE,
    body: v.object({
      ...who,
      linkKey: FormLinkKey,
      uploadId: Id,
      piece: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_PIECES - 1)),
    }),
    answer: Nothing,
    errors: [
      ...personErrors,
      'speaker_task_gone',
      'file_missing',
      'file_too_large',
      'slides_upload_gone',
      'slides_piece_wrong',
    ],
  }),
  /** Joins the pieces, checks the content and makes it the newest version. An earlier version stays until then, and is kept. */
  finish: call({
    path: `${base}/finish`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({ ...who, uploadId: Id }),
    answer: v.object({ file: SlidesFile }),
    errors: [
      ...personErrors,
      'speaker_task_gone',
      'slides_over',
      'slides_upload_gone',
      'slides_incomplete',
      'slides_renamed',
      'slides_encrypted',
      'slides_damaged',
      'slides_old',
      'slides_codec',
      'slides_kind',
    ],
  }),
  /** Whether attendees may have the slides after the conference. */
  share: call({
    path: `${base}/share`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({ ...who, share: v.boolean() }),
    answer: Nothing,
    errors: [...personErrors, 'speaker_task_gone'],
  }),
  /** An address of a file that ends after an hour. */
  open: call({
    path: `${base}/open`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ ...who, slidesId: Id, view: v.picklist(slideViews) }),
    answer: v.object({ address: v.string() }),
    errors: [...personErrors, 'speaker_task_gone'],
  }),
} as const;
