import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { AbstractSection, paperFileKinds, PaperTopic, paperPreferences } from './paper.ts';
import { Bilingual, Id, Instant, Moment, Nothing } from '../shapes.ts';

const bilingual = (most: number) =>
  v.object({
    zh: v.pipe(v.string(), v.trim(), v.maxLength(most)),
    en: v.pipe(v.string(), v.trim(), v.maxLength(most)),
  });
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const Code = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/));

/** The settings of a call for papers: what authors and reviewers must supply. */
const CallParts = {
  opensAt: v.nullable(Moment),
  closesAt: v.nullable(Moment),
  /** Null: until `closesAt`. */
  reviseUntil: v.nullable(Moment),
  confirmUntil: v.nullable(Moment),
  guidance: bilingual(20_000),
  wishes: v.pipe(v.array(v.picklist(paperPreferences)), v.maxLength(3)),
  sections: v.pipe(v.array(v.object({ code: Code, name: bilingual(60), required: v.boolean() })), v.maxLength(12)),
  wordsLeast: whole(0, 20_000),
  wordsMost: whole(1, 20_000),
  authorsMost: whole(1, 200),
  papersEach: whole(1, 100),
  topicsMost: whole(1, 20),
  files: v.pipe(v.array(v.picklist(paperFileKinds)), v.maxLength(3)),
  blind: v.boolean(),
  reviewersEach: whole(1, 10),
  reviewUntil: v.nullable(Moment),
  criteria: v.pipe(v.array(v.object({ code: Code, name: bilingual(60), weight: whole(1, 100) })), v.maxLength(12)),
  votesEach: whole(0, 100),
  voteUntil: v.nullable(Moment),
};
export const CallInput = v.object(CallParts);
export type CallInput = v.InferOutput<typeof CallInput>;

const CallState = v.object({
  ...CallParts,
  opensAt: v.nullable(Instant),
  closesAt: v.nullable(Instant),
  reviseUntil: v.nullable(Instant),
  confirmUntil: v.nullable(Instant),
  reviewUntil: v.nullable(Instant),
  voteUntil: v.nullable(Instant),
  guidance: Bilingual,
  sections: v.array(AbstractSection),
  version: v.number(),
});

const CountedTopic = v.object({
  ...PaperTopic.entries,
  /** Papers with this topic, including withdrawn ones and drafts. */
  papers: v.number(),
});
export type CountedTopic = v.InferOutput<typeof CountedTopic>;

const base = '/medapp/api/console/papers/call';
const write = { staff: roles.programme } as const;

export const paperCallCalls = {
  call: call({
    path: `${base}/read`,
    who: { staff: roles.readPapers },
    effect: 'read',
    body: v.object({ cid: Id }),
    /** `call` null: the conference accepts no papers. */
    answer: v.object({ call: v.nullable(CallState), topics: v.array(CountedTopic) }),
    errors: [],
  }),
  /** `version` null: no call exists yet. */
  saveCall: call({
    path: `${base}/save`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, version: v.nullable(whole(1, 2_000_000_000)), call: CallInput }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile', 'settings_invalid'],
  }),
  /** `id` null creates one, at the end. */
  saveTopic: call({
    path: `${base}/save-topic`,
    who: write,
    effect: 'write',
    body: v.object({
      cid: Id,
      topic: v.object({ id: v.nullable(Id), division: bilingual(60), name: bilingual(100) }),
    }),
    answer: v.object({ topicId: Id }),
    errors: ['settings_invalid'],
  }),
  /** All topic ids, in their new order. */
  orderTopics: call({
    path: `${base}/order-topics`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, topicIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(500)) }),
    answer: Nothing,
    errors: ['changed_meanwhile'],
  }),
  /** `into`: topic that replaces it on its papers; null: only if no paper uses it. */
  removeTopic: call({
    path: `${base}/remove-topic`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, topicId: Id, into: v.nullable(Id) }),
    answer: v.object({ papers: v.number() }),
    errors: ['topic_in_use'],
  }),
} as const;
