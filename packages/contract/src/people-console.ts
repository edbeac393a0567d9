import * as v from 'valibot';
import { programmeRoles } from './agenda-programme.ts';
import { call, roles } from './call.ts';
import { pictureErrors } from './files.ts';
import { Bilingual, Id, Instant, Nothing, inBoth, inEither, trimmed } from './shapes.ts';

const Titled = inEither(200);
const Mail = v.union([v.literal(''), v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(120))]);

/** A person of the programme in the organiser's list. */
export const ListedExpert = v.object({
  id: Id,
  version: v.number(),
  name: Bilingual,
  affiliation: Bilingual,
  post: Bilingual,
  portrait: v.nullable(v.string()),
  reading: v.string(),
  phone: v.string(),
  email: v.string(),
  /** It belongs to an account. */
  linked: v.boolean(),
  /** In how many sessions and talks they take part. */
  items: v.number(),
});
export type ListedExpert = v.InferOutput<typeof ListedExpert>;

const GuestGroup = v.object({
  id: Id,
  name: Bilingual,
  note: Bilingual,
  members: v.array(v.object({ expert: Id, name: Bilingual, duty: Bilingual })),
});
export type GuestGroup = v.InferOutput<typeof GuestGroup>;

const who = { staff: roles.programme } as const;
const base = '/medapp/api/console/people';

export const peopleConsoleCalls = {
  /** Every word is in the name, its reading (pinyin, also without spaces) or the affiliation. `after`: how many were shown before. */
  list: call({
    path: `${base}/list`,
    who,
    effect: 'read',
    body: v.object({
      cid: Id,
      words: trimmed(100),
      after: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
    }),
    answer: v.object({ experts: v.array(ListedExpert), total: v.number(), next: v.nullable(v.number()) }),
    errors: [],
  }),
  read: call({
    path: `${base}/read`,
    who,
    effect: 'read',
    body: v.object({ cid: Id, expertId: Id }),
    answer: v.object({
      expert: ListedExpert,
      biography: Bilingual,
      /** What they do in the programme, by time; `from` null: not placed, or without a time of its own. */
      items: v.array(
        v.object({
          item: v.picklist(['session', 'talk']),
          id: Id,
          role: v.picklist(programmeRoles),
          title: Bilingual,
          from: v.nullable(Instant),
        }),
      ),
    }),
    errors: [],
  }),
  save: call({
    path: `${base}/save`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      expert: v.object({
        id: v.nullable(Id),
        /** The version that the person saw; null for somebody new. */
        seen: v.nullable(v.number()),
        name: Titled,
        affiliation: inBoth(200),
        post: inBoth(200),
        /** HTML by staff; its words are at most 5000 letters. */
        biography: inBoth(20_000),
        phone: v.pipe(trimmed(30), v.regex(/^[+\d\s-]*$/)),
        email: Mail,
      }),
    }),
    answer: v.object({ expertId: Id, version: v.number() }),
    errors: ['conference_unknown', 'changed_meanwhile'],
  }),
  /** Made anew from its pixels. */
  setPortrait: call({
    path: `${base}/portrait`,
    who,
    effect: 'write',
    multipart: true,
    body: v.object({ cid: Id, expertId: Id }),
    answer: v.object({ portrait: v.string() }),
    errors: pictureErrors,
  }),
  removePortrait: call({
    path: `${base}/portrait/remove`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, expertId: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** Refused while they take part in something, unless their parts may go as well. */
  remove: call({
    path: `${base}/remove`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, expertId: Id, seen: v.number(), withParts: v.boolean() }),
    answer: Nothing,
    errors: ['changed_meanwhile', 'expert_in_use'],
  }),
  /** Two entries of one person become one: `goneId` gives its parts and what `expertId` lacks. */
  merge: call({
    path: `${base}/merge`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, expertId: Id, goneId: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** To the account that has proved this phone or e-mail; `linked` false: to none. */
  link: call({
    path: `${base}/link`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, expertId: Id, linked: v.boolean() }),
    answer: Nothing,
    errors: ['expert_no_account'],
  }),
  groups: call({
    path: `${base}/groups`,
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ groups: v.array(GuestGroup) }),
    errors: [],
  }),
  /** Its members in this order and nobody else. */
  saveGroup: call({
    path: `${base}/groups/save`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      group: v.object({
        id: v.nullable(Id),
        name: Titled,
        note: inBoth(500),
        members: v.pipe(v.array(v.object({ expert: Id, duty: inBoth(100) })), v.maxLength(500)),
      }),
    }),
    answer: v.object({ groupId: Id }),
    errors: ['conference_unknown'],
  }),
  removeGroup: call({
    path: `${base}/groups/remove`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, groupId: Id }),
    answer: Nothing,
    errors: [],
  }),
  orderGroups: call({
    path: `${base}/groups/order`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, groups: v.pipe(v.array(Id), v.maxLength(200)) }),
    answer: Nothing,
    errors: [],
  }),
} as const;
