import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Id, inEither, Instant, trimmed, WholeNumber } from '../shapes.ts';
import { LinkKey, personErrors } from './task.ts';

/** `replay`: live and afterwards; `live`: only live; `none`: neither. */
export const recordingConsents = ['replay', 'live', 'none'] as const;
export type RecordingConsent = (typeof recordingConsents)[number];

export const Statement = v.object({
  hasInterests: v.boolean(),
  /** Which ones; empty without. */
  words: v.string(),
  recording: v.picklist(recordingConsents),
  /** Version of the text that the person read; 0: the text of the program. */
  number: v.number(),
  givenAt: Instant,
  /** The text has changed since. */
  outdated: v.boolean(),
});
export type Statement = v.InferOutput<typeof Statement>;

const StatementText = v.object({
  /** 0: nothing was saved, the text of the program counts. */
  number: v.number(),
  interests: Bilingual,
  recording: Bilingual,
});

const who = { cid: Id, linkKey: LinkKey };
const base = '/medapp/api/speakers/statement';
const desk = '/medapp/api/console/speakers/statement';

export const speakerStatementCalls = {
  /** What the person stated about interests and recording, and the text in force. */
  statement: call({
    path: `${base}/read`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object(who),
    answer: v.object({
      text: StatementText,
      /** 0: none was given. */
      version: v.number(),
      statement: v.nullable(Statement),
    }),
    errors: personErrors,
  }),
  /** States interests and consent to the version of the text that the person read. */
  saveStatement: call({
    path: `${base}/save`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({
      ...who,
      seen: WholeNumber,
      textNumber: WholeNumber,
      hasInterests: v.boolean(),
      interestWords: trimmed(1000),
      recordingConsent: v.picklist(recordingConsents),
    }),
    answer: v.object({ version: v.number() }),
    errors: [...personErrors, 'changed_meanwhile', 'statement_text_changed'],
  }),
} as const;

export const statementDeskCalls = {
  /** The text in force. */
  text: call({
    path: `${desk}/text`,
    who: { staff: roles.programme },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: StatementText,
    errors: [],
  }),
  /** Saves the next version of the text; earlier statements are then marked as outdated. */
  saveText: call({
    path: `${desk}/text/save`,
    who: { staff: roles.programme },
    effect: 'write',
    body: v.object({ cid: Id, seen: WholeNumber, interestsText: inEither(3000), recordingText: inEither(3000) }),
    answer: v.object({ number: v.number() }),
    errors: ['changed_meanwhile'],
  }),
} as const;
