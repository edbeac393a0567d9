import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { subjectKinds } from './page.ts';
import { Bilingual, Id, Nothing } from '../shapes.ts';
import { begun, writing } from './writing.ts';

const base = '/medapp/api/console/pages';
const see = { staff: roles.readSetUp } as const;
const write = { staff: roles.setUp } as const;

export const pageKinds = ['page', 'subject'] as const;
export const pageStatuses = ['draft', 'published', 'removed'] as const;
export type PageStatus = (typeof pageStatuses)[number];

export const SubjectEntry = v.object({ kind: v.picklist(subjectKinds), id: Id });
export type SubjectEntry = v.InferOutput<typeof SubjectEntry>;

/** A free page or a special topic; only topics have a cover and entries. */
const entries = {
  kind: v.picklist(pageKinds),
  ...writing,
  entries: v.pipe(v.array(SubjectEntry), v.maxLength(200)),
};

export const StoredPage = v.object({
  id: Id,
  version: v.number(),
  standing: v.picklist(pageStatuses),
  ...entries,
  /** Names of the entries; deleted ones are absent. */
  names: v.array(v.object({ kind: v.picklist(subjectKinds), id: Id, name: Bilingual })),
});
export type StoredPage = v.InferOutput<typeof StoredPage>;

export const ListedPage = v.object({
  id: Id,
  kind: v.picklist(pageKinds),
  title: Bilingual,
  standing: v.picklist(pageStatuses),
  entries: v.number(),
});
export type ListedPage = v.InferOutput<typeof ListedPage>;

export const pagesConsoleCalls = {
  /** Pages and topics, including deleted ones, which can be restored. */
  list: call({
    path: `${base}/list`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ pages: v.array(ListedPage) }),
    errors: [],
  }),
  read: call({
    path: `${base}/read`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id, pageId: Id }),
    answer: v.object({ page: StoredPage }),
    errors: [],
  }),
  save: call({
    path: `${base}/save`,
    who: write,
    effect: 'write',
    /** The kind of an existing page cannot change. */
    body: v.object({ cid: Id, page: v.object({ ...begun, ...entries }) }),
    answer: v.object({ pageId: Id, version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  remove: call({
    path: `${base}/remove`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, pageId: Id }),
    answer: Nothing,
    errors: [],
  }),
  restore: call({
    path: `${base}/restore`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, pageId: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** Items that can be added to a topic, searched by words in either language. */
  candidates: call({
    path: `${base}/candidates`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id, kind: v.picklist(subjectKinds), words: v.pipe(v.string(), v.maxLength(60)) }),
    answer: v.object({ found: v.array(v.object({ id: Id, name: Bilingual })) }),
    errors: [],
  }),
  /** Hosts whose pages may be embedded. */
  hosts: call({
    path: `${base}/hosts`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ hosts: v.array(v.string()) }),
    errors: ['conference_unknown'],
  }),
  saveHosts: call({
    path: `${base}/hosts/save`,
    who: write,
    effect: 'write',
    body: v.object({
      cid: Id,
      hosts: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(253))), v.maxLength(50)),
    }),
    answer: v.object({ hosts: v.array(v.string()) }),
    errors: ['conference_unknown'],
  }),
} as const;
