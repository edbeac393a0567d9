import * as v from 'valibot';
import { call } from '../call.ts';
import { Html, Id, Instant } from '../shapes.ts';

/** What can belong to a special topic; videos and papers are added when they have pages. */
export const subjectKinds = ['session', 'article', 'person'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export const SubjectItem = v.object({
  id: Id,
  title: v.string(),
  /** A hall, a hospital, or a summary. */
  text: v.string(),
  picture: v.nullable(v.string()),
  to: v.string(),
  at: v.nullable(Instant),
});
export type SubjectItem = v.InferOutput<typeof SubjectItem>;

export const Subject = v.object({
  id: Id,
  title: v.string(),
  cover: v.nullable(v.string()),
  html: Html,
  /** Empty kinds are left out. */
  groups: v.array(v.object({ kind: v.picklist(subjectKinds), items: v.array(SubjectItem) })),
});
export type Subject = v.InferOutput<typeof Subject>;

export const pagesCalls = {
  /** S13: a page written by staff. */
  page: call({
    path: '/medapp/api/pages/page',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ pageId: Id }),
    answer: v.object({ cid: Id, page: v.object({ id: Id, title: v.string(), html: Html }) }),
    errors: ['conference_stopped'],
  }),
  /** S14: a special topic with its entries. */
  subject: call({
    path: '/medapp/api/pages/subject',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ subjectId: Id }),
    answer: v.object({ cid: Id, zone: v.string(), subject: Subject }),
    errors: ['conference_stopped'],
  }),
  /** S9: whether an external page may be embedded; `host` is empty when the URL is invalid. */
  frame: call({
    path: '/medapp/api/pages/frame',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ cid: Id, address: v.pipe(v.string(), v.maxLength(2000)) }),
    answer: v.object({ allowed: v.boolean(), host: v.string() }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
} as const;
