import * as v from 'valibot';
import { programmeRoles } from './agenda/programme.ts';
import { call, roles } from './call.ts';
import { pictureErrors } from './files/file.ts';
import { Bilingual, Id, Instant, Nothing, WholeNumber, inBoth, inEither, trimmed } from './shapes.ts';

/** Papers and films of a person of the programme that the public may see. */
const PersonPaper = v.object({
  id: Id,
  number: v.string(),
  title: Bilingual,
  result: v.picklist(['oral', 'poster', 'publication']),
});
const PersonFilm = v.object({
  vid: Id,
  title: Bilingual,
  cover: v.nullable(v.string()),
  /** Where the person's talk begins in the film, and how long the talk or the film is, in milliseconds. */
  at: v.number(),
  milliseconds: v.nullable(v.number()),
  publishedAt: v.nullable(Instant),
});

export const personCalls = {
  /**
   * S50. Films: published ones of a talk of this person, from the talk's chapter on. Papers: accepted ones that this person presents
   * in the programme, that their account submitted, or whose author has the same name at the same institution.
   */
  works: call({
    path: '/medapp/api/people/works',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ cid: Id, expertId: Id }),
    answer: v.object({ papers: v.array(PersonPaper), films: v.array(PersonFilm) }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
} as const;

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
  /** True when linked to an account. */
  linked: v.boolean(),
  /** Number of sessions and talks they take part in. */
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

const GroupMembers = v.pipe(v.array(v.object({ expert: Id, duty: inBoth(100) })), v.maxLength(500));

const who = { staff: roles.programme } as const;
const base = '/medapp/api/console/people';

export const peopleConsoleCalls = {
  /** Every word must match the name, its pinyin (also without spaces) or the affiliation. `after`: number of rows already shown. */
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
      /** Their parts in the programme, by time; `from` null: unplaced, or no time set. */
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
        /** The version the person saw; null creates a new one. */
        seen: v.nullable(WholeNumber),
        name: Titled,
        affiliation: inBoth(200),
        post: inBoth(200),
        /** HTML by staff; at most 5000 characters of text. */
        biography: inBoth(20_000),
        phone: v.pipe(trimmed(30), v.regex(/^[+\d\s-]*$/)),
        email: Mail,
      }),
    }),
    answer: v.object({ expertId: Id, version: v.number() }),
    errors: ['conference_unknown', 'changed_meanwhile'],
  }),
  /** Sets the portrait, re-encoded from its pixels. */
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
  /** Refused while they have parts in the programme, unless those may be removed too. */
  remove: call({
    path: `${base}/remove`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, expertId: Id, seen: WholeNumber, withParts: v.boolean() }),
    answer: Nothing,
    errors: ['changed_meanwhile', 'expert_in_use', 'expert_has_agreements'],
  }),
  /** Merges two entries of one person: `expertId` receives the parts of `goneId` and the values it lacks. */
  merge: call({
    path: `${base}/merge`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, expertId: Id, goneId: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** Links to the account that has verified this phone or e-mail; `linked` false: unlinks. */
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
  /** Sets the members and their order; others are removed. */
  /** `seen`: the group as the user read it; one changed by another person since then is refused. Null skips the check. */
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
        members: GroupMembers,
      }),
      seen: v.optional(v.nullable(v.object({ name: inBoth(200), note: inBoth(500), members: GroupMembers })), null),
    }),
    answer: v.object({ groupId: Id }),
    errors: ['conference_unknown', 'changed_meanwhile'],
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
