import type { FeeDraft, feeCalls } from '@meetingapp/contract/fees/console.ts';
import { countMatches, priceChanges } from '@meetingapp/domain/fees/people.ts';
import { codesOf } from '@meetingapp/domain/fees/rule-tree.ts';
import { isSoundRule } from '@meetingapp/domain/registration/fees/rule.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse, type FieldFault } from '../../../http/calls/refusal.ts';
import { FIRST_FORM } from '../../registration/configuration/queries-forms.ts';
import { draftFaults } from './present-faults.ts';
import { removeExample, saveExample } from './commands-example.ts';
import { removeExtra, saveExtra } from './commands-extra.ts';
import { arrangeFees, removeFee, saveFees } from './commands.ts';
import { presentExample, presentExtra, presentField, presentFormChoices, presentKind } from './present.ts';
import { unknownCurrencies, type PricesIn } from './queries-currencies.ts';
import { findPeople, registeredPeople, unpaidPeople } from './queries-people.ts';
import {
  branchRows,
  exampleRows,
  extraRows,
  feeKinds,
  fieldRows,
  findConference,
  formRows,
  takenStocks,
  usedStocks,
} from './queries.ts';

export const feeHandlers: Handlers<typeof feeCalls> = {
  list: async ({ cid }, { db, now }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('not_found');
    const [kinds, extras, branches, fields, forms, examples] = await Promise.all([
      feeKinds(db, cid),
      extraRows(db, cid),
      branchRows(db, cid),
      fieldRows(db, cid),
      formRows(db, cid),
      exampleRows(db, cid),
    ]);
    const standing = await standings(db, [...kinds, ...extras]);
    return {
      ...conference,
      kinds: kinds.map((row) => presentKind(row, standing(row.stock_id))),
      extras: extras.map((row) => presentExtra(row, standing(row.stock_id))),
      branches,
      fields: fields.map(presentField),
      forms: presentFormChoices(forms),
      examples: examples.map(presentExample),
      now: now.toISOString(),
    };
  },

  save: async ({ cid, kinds, seen }, { db }) => {
    const faults = [
      ...draftFaults(kinds),
      ...(await unknownForms(db, cid, kinds)),
      ...(await unknownCurrencies(db, cid, pricesOfKinds(kinds))),
    ];
    if (faults.length > 0) return refuse('body_invalid', faults);
    const outcome = await saveFees(db, cid, kinds, seen);
    return outcome.ok ? { feeIds: outcome.feeIds } : refuse(outcome.reason);
  },

  effects: async ({ cid, kinds }, { db, now }) => {
    const faults = draftFaults(kinds);
    if (faults.length > 0) return refuse('body_invalid', faults);
    const drafts = kinds.filter((draft) => draft.id !== null);
    const before = await feeKinds(
      db,
      cid,
      drafts.map((draft) => draft.id ?? 0),
    );
    if (before.length < new Set(drafts.map((draft) => draft.id)).size) return refuse('not_found');
    const rules = [...before, ...drafts].flatMap(({ rule }) => (rule ? codesOf(rule) : []));
    const people = await unpaidPeople(
      db,
      cid,
      before.map((row) => row.id),
      rules,
    );
    const changes = before.flatMap((row) => {
      const draft = drafts.find((one) => one.id === row.id);
      const theirs = people.filter(({ feeId, ordered }) => feeId === row.id && !ordered);
      const found = priceChanges(theirs, pricedOf(presentKind(row, unknown)), draft ? pricedOf(draft) : null, now);
      return found.map((change) => ({ ...change, feeId: row.id }));
    });
    return { unpaid: sum(people), ordered: sum(people.filter(({ ordered }) => ordered)), changes };
  },

  arrange: async ({ cid, feeIds }, { db }) => {
    const known = new Set((await feeKinds(db, cid)).map((row) => row.id));
    if (!feeIds.every((id) => known.has(id))) return refuse('not_found');
    await arrangeFees(db, cid, feeIds);
    return {};
  },

  remove: async ({ cid, feeId }, { db }) => {
    const outcome = await removeFee(db, cid, feeId);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  matches: async ({ cid, rule }, { db }) => {
    if (!isSoundRule(rule)) return refuse('body_invalid', [{ field: 'rule', reason: 'rule_unsound' }]);
    const people = await registeredPeople(db, cid, codesOf(rule));
    return { people: sum(people), counts: countMatches(rule, people) };
  },

  person: async ({ cid, words }, { db }) => {
    const [people, fields, kinds] = await Promise.all([
      findPeople(db, cid, words),
      fieldRows(db, cid),
      feeKinds(db, cid),
    ]);
    // Only fields that a rule may ask about: no phone number, no address.
    const asked = new Set([
      ...fields.filter((field) => field.options.length > 0).map((field) => field.code),
      ...kinds.flatMap(({ rule }) => (rule ? codesOf(rule) : [])),
      'member',
      'group',
      'branch',
    ]);
    return {
      people: people.map(({ id, facts, ...person }) => ({
        ...person,
        regId: id,
        facts: Object.fromEntries(Object.entries(facts).filter(([code]) => asked.has(code))),
      })),
    };
  },

  saveExample: async ({ cid, example }, { db }) => {
    const exampleId = await saveExample(db, cid, example);
    return exampleId === undefined ? refuse('not_found') : { exampleId };
  },

  removeExample: async ({ cid, exampleId }, { db }) =>
    (await removeExample(db, cid, exampleId)) ? {} : refuse('not_found'),

  saveExtra: async ({ cid, extra, seen }, { db }) => {
    const faults = await unknownCurrencies(db, cid, [
      { field: 'extra.prices', prices: extra.prices, label: extra.title.zh },
    ]);
    if (faults.length > 0) return refuse('body_invalid', faults);
    const outcome = await saveExtra(db, cid, extra, seen);
    return outcome.ok ? { extraId: outcome.extraId } : refuse(outcome.reason);
  },

  removeExtra: async ({ cid, extraId }, { db }) => {
    const outcome = await removeExtra(db, cid, extraId);
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};

/** Faults of fees limited to a form by which nobody of this conference registers. */
async function unknownForms(db: Database, cid: number, kinds: readonly FeeDraft[]): Promise<FieldFault[]> {
  if (kinds.every(({ formIds }) => formIds === null)) return [];
  const known = new Set([FIRST_FORM, ...(await formRows(db, cid)).map(({ id }) => id)]);
  return kinds.flatMap(({ formIds, title }, kind) =>
    (formIds ?? []).every((id) => known.has(id))
      ? []
      : [{ field: `kinds.${kind}.formIds`, reason: 'not_an_option' as const, label: title.zh }],
  );
}

const pricesOfKinds = (kinds: readonly FeeDraft[]): PricesIn[] =>
  kinds.flatMap(({ title, windows }, kind) =>
    windows.map(({ prices }, at) => ({ field: `kinds.${kind}.windows.${at}.prices`, prices, label: title.zh })),
  );

const unknown = { confirmed: 0, held: 0, used: false };

const sum = (groups: readonly { people: number }[]) => groups.reduce((all, { people }) => all + people, 0);

/** The fee in the domain's form for pricing. A closed fee has no windows, so it is never on sale. */
const pricedOf = ({ branchId, rule, closed, windows }: FeeDraft) => ({
  branchId,
  rule,
  left: null,
  windows: closed
    ? []
    : windows.map(({ from, until, amount }) => ({ from: new Date(from), until: new Date(until), amount })),
});

/** Taken places of each stock, in two queries for all. */
async function standings(db: Database, rows: readonly { stock_id: number }[]) {
  const ids = rows.map((row) => row.stock_id);
  const [taken, used] = await Promise.all([takenStocks(db, ids), usedStocks(db, ids)]);
  return (id: number) => ({
    confirmed: taken.get(id)?.confirmed ?? 0,
    held: taken.get(id)?.held ?? 0,
    used: used.has(id),
  });
}
