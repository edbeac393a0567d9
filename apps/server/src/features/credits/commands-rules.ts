import type { CreditRules, ExampleCode } from '@meetingapp/contract/credits/rule.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { ruleExamples } from '@meetingapp/domain/credits/variants.ts';
import { creditsServer as en } from '@meetingapp/locales/en/credits/server.ts';
import { creditsServer as zh } from '@meetingapp/locales/zh/credits/server.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { matchVersion, nextVersion } from '../../db/rows/optimistic-lock.ts';
import type { CreditCaseFacts } from '@meetingapp/contract/credits/credit.ts';

/** Adds a set at the end of the list, with the rules and the source of an example as its first draft. */
export async function addSet(
  db: Database,
  { conferenceId, example, title }: { conferenceId: number; example: ExampleCode; title: Bilingual },
): Promise<number> {
  const { code, rules } = ruleExamples[example];
  const { id } = await db
    .insertInto('credit_rule_set')
    .values({
      conference_id: conferenceId,
      code,
      title: JSON.stringify(title),
      position: sql<number>`(select coalesce(max(position) + 1, 0) from credit_rule_set
        where conference_id = ${conferenceId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const source = { zh: zh.sources[example], en: en.sources[example] };
  await insertDraft(db, id, { number: 1, rules, source, project: '' });
  return id;
}

interface Draft {
  rules: CreditRules;
  source: Bilingual;
  project: string;
}

const insertDraft = (db: Database, setId: number, { number, rules, source, project }: Draft & { number: number }) =>
  db
    .insertInto('credit_rule_version')
    .values({
      rule_set_id: setId,
      number,
      rules: JSON.stringify(rules),
      source: JSON.stringify(source),
      project,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

const draftOf = (db: Database, setId: number) =>
  db
    .selectFrom('credit_rule_version')
    .selectAll()
    .where('rule_set_id', '=', setId)
    .where('published_at', 'is', null)
    .executeTakeFirst();

/** Changes the draft of a locked set, or starts one after the newest version (`seen` null). */
export async function saveDraft(db: Database, setId: number, seen: number | null, { rules, source, project }: Draft) {
  const known = await draftOf(db, setId);
  if (!known) {
    if (seen !== null) return { ok: false, reason: 'changed_meanwhile' } as const;
    const newest = await db
      .selectFrom('credit_rule_version')
      .select(sql<number>`coalesce(max(number), 0)`.as('number'))
      .where('rule_set_id', '=', setId)
      .executeTakeFirstOrThrow();
    const row = await insertDraft(db, setId, { number: newest.number + 1, rules, source, project });
    return { ok: true, row } as const;
  }
  const matched = matchVersion(known, seen);
  if (!matched.ok) return matched;
  const row = await db
    .updateTable('credit_rule_version')
    .set({ rules: JSON.stringify(rules), source: JSON.stringify(source), project, version: nextVersion })
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ok: true, row } as const;
}

/** The draft of a locked set, if its version is the one seen. */
export const lockedDraft = async (db: Database, setId: number, seen: number) =>
  matchVersion(await draftOf(db, setId), seen);

export const removeDraft = (db: Database, draftId: number) =>
  db.deleteFrom('credit_rule_version').where('id', '=', draftId).execute();

export const publishDraft = (db: Database, draftId: number, { staffId, now }: { staffId: number; now: Date }) =>
  db
    .updateTable('credit_rule_version')
    .set({ published_at: now, published_by: staffId })
    .where('id', '=', draftId)
    .execute();

export const removeSet = (db: Database, setId: number) =>
  db.deleteFrom('credit_rule_set').where('id', '=', setId).execute();

export async function addExample(
  db: Database,
  setId: number,
  { name, expected, facts }: { name: string; expected: number; facts: CreditCaseFacts },
): Promise<number> {
  const row = await db
    .insertInto('credit_example')
    .values({ rule_set_id: setId, name, expected, facts: JSON.stringify(facts) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export const removeExample = (db: Database, setId: number, id: number) =>
  db.deleteFrom('credit_example').where('rule_set_id', '=', setId).where('id', '=', id).executeTakeFirst();
