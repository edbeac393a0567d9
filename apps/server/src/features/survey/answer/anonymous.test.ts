import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { surveyCalls } from '@meetingapp/contract/survey/answer.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildSurvey, surveyItem, usualContent } from '@meetingapp/demo/survey/survey.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor, type Visitor } from '../../../testing/congress.ts';
import { client } from '../../../testing/client.ts';

const test = await testApp();
const { db } = test;
const wire = client(test.app);
const opensAt = new Date(Date.now() - 60_000).toISOString();

const content = (anonymous: boolean) =>
  usualContent({
    anonymous,
    opensAt,
    items: [surveyItem('said', 'T', both('说一句', 'Say something'), { required: true })],
  });

const submit = (who: Visitor, qid: number, value: string, key: string) =>
  wire.post(
    surveyCalls.submit.path,
    { qid, answers: [{ code: 'said', value }] },
    { token: who.token, 'idempotency-key': key },
  );

/** Every cell of every table that holds one of these texts, as `table.column`, and the transaction that wrote its row. */
async function traces(words: readonly string[]): Promise<{ at: string; row: string; xmin: string }[]> {
  const { rows: tables } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const found: { at: string; row: string; xmin: string }[] = [];
  for (const { table } of tables) {
    const { rows } = await sql<{ row: string; xmin: string }>`
      select to_jsonb(t)::text as row, xmin::text as xmin from ${sql.table(table)} as t`.execute(db);
    for (const { row, xmin } of rows)
      if (words.some((word) => row.includes(word))) found.push({ at: table, row, xmin });
  }
  return found;
}

describe('[S90] [S91] answers to an anonymous survey', () => {
  it('lead to no account, log-in or time in any table, by no value, no key, no transaction and no order', async () => {
    const cid = await buildConference(db);
    const qid = await buildSurvey(db, cid, content(true));
    const people: Visitor[] = [];
    for (let one = 0; one < 24; one += 1) people.push(await visitor(test));
    /** Rows that were written in the transaction of this person's mark. */
    const writtenWith = async ({ accountId }: Visitor) => {
      const { rows } = await sql<{ marks: number; answers: number }>`
        select (select count(*)::int from survey_done as other where other.xmin = own.xmin) as marks,
          (select count(*)::int from survey_answer as other where other.xmin = own.xmin) as answers
        from survey_done as own where survey_id = ${qid} and account_id = ${accountId}`.execute(db);
      return rows;
    };
    for (const [at, person] of people.entries()) {
      expect((await submit(person, qid, `word-${at}-anon`, `key-${at}-anon`)).body).toEqual({ code: 0 });
      // Never one person alone, once there are others.
      const rows = Math.min(at + 1, 5);
      const [together] = await writtenWith(person);
      expect(together?.marks).toBeGreaterThanOrEqual(rows);
      expect(together?.answers).toBeGreaterThanOrEqual(rows);
    }

    const written = await traces(people.map((_, at) => `word-${at}-anon`));
    expect(new Set(written.map(({ at }) => at))).toEqual(new Set(['survey_answer']));
    expect(written).toHaveLength(24);
    for (const { row } of written)
      expect(Object.keys(JSON.parse(row) as object).sort()).toEqual(['answered_on', 'answers', 'id', 'survey_id']);

    // No key is saved: its hash of the body would be one of the answers, beside the log-in.
    expect(await traces(people.map((_, at) => `key-${at}-anon`))).toEqual([]);
    const keys = await db.selectFrom('idempotency_key').select('path').where('path', 'like', '%survey%').execute();
    expect(keys).toEqual([]);

    const answers = await sql<{ said: string }>`
      select answers ->> 'said' as said from survey_answer where survey_id = ${qid} order by ctid`.execute(db);
    const done = await sql<{ id: number }>`
      select account_id::int as id from survey_done where survey_id = ${qid} order by ctid`.execute(db);
    const [order, arrival] = [answers.rows.map(({ said }) => said), people.map((_, at) => `word-${at}-anon`)];
    expect(order).not.toEqual(arrival);
    expect(done.rows.map(({ id }) => id)).not.toEqual(people.map((one) => one.accountId));
    // Read in the order of their ids, the answers are in no relation to the order of arrival either.
    const byId = await db
      .selectFrom('survey_answer')
      .select('answers')
      .where('survey_id', '=', qid)
      .orderBy('id')
      .execute();
    expect(byId.map((row) => row.answers['said'])).not.toEqual(arrival);
  });

  it('are not told to their own person by the server, which only knows that they have answered', async () => {
    const qid = await buildSurvey(db, await buildConference(db), content(true));
    const who = await visitor(test);
    await submit(who, qid, 'mine alone', 'k1');
    const mine = await test.call(surveyCalls.mine, { qid }, { token: who.token });
    expect(mine).toMatchObject({ done: true, answeredAt: null, answers: [] });
    expect(JSON.stringify(mine)).not.toContain('mine alone');
  });

  it('control: of a named survey the answer is found with its account', async () => {
    const qid = await buildSurvey(db, await buildConference(db), content(false));
    const who = await visitor(test);
    await submit(who, qid, 'word-named', 'k2');
    const { rows } = await sql<{ id: number }>`
      select account_id::int as id from survey_done join survey_answer as answer on answer.id = answer_id
      where answers ->> 'said' = 'word-named'`.execute(db);
    expect(rows).toEqual([{ id: who.accountId }]);
    expect(await test.call(surveyCalls.mine, { qid }, { token: who.token })).toMatchObject({
      done: true,
      answers: [{ code: 'said', value: 'word-named' }],
    });
  });

  it('the database itself refuses a link or a time in an anonymous survey', async () => {
    const qid = await buildSurvey(db, await buildConference(db), content(true));
    const { accountId } = await visitor(test);
    const { id } = await db
      .insertInto('survey_answer')
      .values({ survey_id: qid, answers: '{}', answered_on: '2027-04-16' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const done = { survey_id: qid, account_id: accountId, answered_at: new Date() };
    const linked = db.insertInto('survey_done').values({ ...done, anonymous: true, answer_id: id });
    await expect(linked.execute()).rejects.toThrow('check');
    const disguised = db.insertInto('survey_done').values({ ...done, anonymous: false, answer_id: id });
    await expect(disguised.execute()).rejects.toThrow('foreign key');
  });
});
