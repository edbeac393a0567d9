import type { creditConsoleCalls } from '@meetingapp/contract/credits/console.ts';
import type { CreditFacts } from '@meetingapp/contract/credits/credit.ts';
import { corrected } from '@meetingapp/domain/credits/evidence.ts';
import { faultsOf } from '@meetingapp/domain/credits/rules.ts';
import type { Database } from '../../db/connection/database.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse, refuseOutcome } from '../../http/calls/refusal.ts';
import { findForStaff } from '../conference/queries.ts';
import { addEvidence, answerReview, correctEvidence } from './commands-evidence.ts';
import {
  addExample,
  addSet,
  lockedDraft,
  publishDraft,
  removeDraft,
  removeExample,
  removeSet,
  saveDraft,
} from './commands-rules.ts';
import { effectsOf } from './queries-effects.ts';
import { factsOf, totalOf } from './queries-facts.ts';
import { presentReview } from './present.ts';
import { presentPerson, presentSet, presentVersion } from './present-console.ts';
import { sessionsOf } from './queries.ts';
import {
  examplesOf,
  findSession,
  findSet,
  lockSet,
  openReviews,
  peopleWithEvidence,
  reviewsToAnswer,
  setsOf,
  takesPart,
  versionsOf,
} from './queries-console.ts';

/** The draft and the newest published version of a set. */
async function twoVersions(db: Database, setId: number) {
  const versions = await versionsOf(db, [setId]);
  return {
    draft: versions.find(({ published_at }) => published_at === null),
    inForce: versions.find(({ published_at }) => published_at !== null),
  };
}

/** A person's facts without rules, and with their corrections applied. */
const caseOf = ({ zone, evidence, corrections, sessions }: CreditFacts) => ({
  zone,
  sessions,
  evidence: corrected(evidence, corrections),
});

export const creditConsoleHandlers: Handlers<typeof creditConsoleCalls> = {
  sets: async ({ cid }, { db }) => {
    const sets = await setsOf(db, cid);
    const ids = sets.map(({ id }) => id);
    const [versions, examples, open] = await Promise.all([
      versionsOf(db, ids),
      examplesOf(db, ids),
      openReviews(db, cid),
    ]);
    return { sets: sets.map((set) => presentSet(set, versions, examples)), openReviews: open };
  },

  addSet: async ({ cid, code, title }, { db }) => ({
    setId: await addSet(db, { conferenceId: cid, example: code, title }),
  }),

  removeSet: async ({ cid, setId }, { db }) => {
    if (!(await lockSet(db, cid, setId))) return refuse('not_found');
    if ((await twoVersions(db, setId)).inForce) return refuse('credit_rules_published');
    await removeSet(db, setId);
    return {};
  },

  saveDraft: async ({ cid, setId, version, rules, source, project }, { db }) => {
    if (!(await lockSet(db, cid, setId))) return refuse('not_found');
    const saved = await saveDraft(db, setId, version, { rules, source, project });
    return saved.ok ? { draft: presentVersion({ ...saved.row, by: null }) } : refuse(saved.reason);
  },

  discardDraft: async ({ cid, setId, version }, { db }) => {
    if (!(await lockSet(db, cid, setId))) return refuse('not_found');
    const draft = await lockedDraft(db, setId, version);
    if (!draft.ok) return refuseOutcome(draft);
    await removeDraft(db, draft.row.id);
    return {};
  },

  effects: async ({ cid, setId }, { db }) => {
    const conference = await findForStaff(db, cid);
    if (!conference || !(await findSet(db, cid, setId))) return refuse('not_found');
    const { draft, inForce } = await twoVersions(db, setId);
    if (!draft) return refuse('not_found');
    const place = { conferenceId: cid, zone: conference.zone };
    const { people, ...counts } = await effectsOf(db, place, inForce?.rules ?? null, draft.rules);
    const ids = people.map(({ accountId }) => accountId);
    const persons = await peopleWithEvidence(db, cid, { accountIds: ids });
    const named = new Map(persons.map((row) => [row.account_id, presentPerson(row)]));
    return {
      ...counts,
      people: people.flatMap(({ accountId, before, after }) => {
        const person = named.get(accountId);
        return person ? [{ ...person, before, after }] : [];
      }),
    };
  },

  publish: async ({ cid, setId, version, acceptLess }, { db, staff, now }) => {
    const conference = await findForStaff(db, cid);
    if (!conference || !(await lockSet(db, cid, setId))) return refuse('not_found');
    const draft = await lockedDraft(db, setId, version);
    if (!draft.ok) return refuseOutcome(draft);
    if (faultsOf(draft.row.rules).length > 0) return refuse('credit_rules_faulty');
    const examples = await examplesOf(db, [setId]);
    if (examples.some(({ facts, expected }) => totalOf(facts, draft.row.rules) !== expected))
      return refuse('credit_example_differs');
    const { inForce } = await twoVersions(db, setId);
    const place = { conferenceId: cid, zone: conference.zone };
    const { less } = await effectsOf(db, place, inForce?.rules ?? null, draft.row.rules);
    if (less > acceptLess) return refuse('credit_people_lose');
    await publishDraft(db, draft.row.id, { staffId: staff.id, now });
    return { number: draft.row.number };
  },

  people: async ({ cid, words }, { db }) => ({
    people: (await peopleWithEvidence(db, cid, { words })).map(presentPerson),
  }),

  person: async ({ cid, accountId }, { db, language }) => {
    const conference = await findForStaff(db, cid);
    if (!conference || !(await takesPart(db, cid, accountId))) return refuse('not_found');
    const facts = await factsOf(db, { conferenceId: cid, accountId, zone: conference.zone, language });
    return { facts: { ...facts, sessions: await sessionsOf(db, cid, language) } };
  },

  addExample: async ({ cid, setId, accountId, name, expected }, { db, language }) => {
    const conference = await findForStaff(db, cid);
    if (!conference || !(await lockSet(db, cid, setId)) || !(await takesPart(db, cid, accountId)))
      return refuse('not_found');
    const facts = await factsOf(db, { conferenceId: cid, accountId, zone: conference.zone, language });
    return { exampleId: await addExample(db, setId, { name, expected, facts: caseOf(facts) }) };
  },

  removeExample: async ({ cid, setId, exampleId }, { db }) => {
    if (!(await lockSet(db, cid, setId))) return refuse('not_found');
    await removeExample(db, setId, exampleId);
    return {};
  },

  addEvidence: async ({ cid, accountId, kind, sessionId, from, to, title }, { db, staff }) => {
    if (!(await takesPart(db, cid, accountId))) return refuse('not_found');
    if (sessionId !== null && !(await findSession(db, cid, sessionId))) return refuse('not_found');
    const [begins, ends] = [new Date(from), new Date(to)];
    if (ends < begins) return refuse('body_invalid', [{ field: 'to', reason: 'before_begin' }]);
    const person = { conferenceId: cid, accountId, staffId: staff.id };
    await addEvidence(db, person, { kind, sessionId, from: begins, to: ends, title });
    return {};
  },

  correct: async ({ cid, accountId, evidenceId, from, to, reason }, { db, staff, language }) => {
    const conference = await findForStaff(db, cid);
    if (!conference) return refuse('not_found');
    const facts = await factsOf(db, { conferenceId: cid, accountId, zone: conference.zone, language });
    const row = facts.evidence.find(({ id }) => id === evidenceId);
    if (!row) return refuse('not_found');
    const times = from !== null && to !== null ? { from: Date.parse(from), to: Date.parse(to) } : null;
    if (times && times.to < times.from) return refuse('body_invalid', [{ field: 'to', reason: 'before_begin' }]);
    const person = { conferenceId: cid, accountId, staffId: staff.id };
    const replacement = times && { ...row, ...times };
    await correctEvidence(db, person, { corrects: evidenceId, replacement, reason });
    return {};
  },

  reviews: async ({ cid }, { db }) => {
    const rows = await reviewsToAnswer(db, cid);
    const ids = [...new Set(rows.map(({ account_id }) => account_id))];
    const persons = await peopleWithEvidence(db, cid, { accountIds: ids });
    const named = new Map(persons.map((row) => [row.account_id, presentPerson(row)]));
    return {
      reviews: rows.map((row) => ({
        ...presentReview(row),
        person: named.get(row.account_id) ?? {
          accountId: row.account_id,
          number: null,
          name: '',
          affiliation: '',
          rows: 0,
        },
      })),
    };
  },

  answerReview: async ({ cid, reviewId, answer }, { db, staff, now }) =>
    (await answerReview(db, { conferenceId: cid, reviewId, staffId: staff.id, answer, now }))
      ? {}
      : refuse('changed_meanwhile'),
};
