import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { creditConsoleCalls as desk } from '@meetingapp/contract/credits/console.ts';
import { creditCalls as calls } from '@meetingapp/contract/credits/credit.ts';
import { inboxCalls } from '@meetingapp/contract/messages/inbox.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildPoint } from '@meetingapp/demo/checkin/points.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildEvidence, buildRuleSet } from '@meetingapp/demo/credits/credits.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both, json } from '@meetingapp/demo/support/bilingual.ts';
import { computeCredits } from '@meetingapp/domain/credits/credits.ts';
import { corrected } from '@meetingapp/domain/credits/evidence.ts';
import { RuleVariant } from '@meetingapp/contract/credits/rule.ts';
import { presets } from '@meetingapp/domain/credits/presets.ts';
import { variants } from '@meetingapp/domain/credits/variants.ts';
import { sql } from 'kysely';
import { saveBeats } from '../../db/rows/watching.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const at = (time: string) => new Date(`2027-04-16T${time}:00+08:00`);
const societyId = await buildSociety(db);
const owner = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
const reader = {
  token: await buildStaffToken(db, await buildStaff(db, societyId, { email: 'r@example.org', role: 'reader' })),
};

/** A conference with two parallel sessions of 90 minutes, a published free rule set, and a person who sat in the first hall. */
async function congress() {
  const cid = await buildConference(db, { societyId });
  const insert = async (name: string) => {
    const hall = await db
      .insertInto('hall')
      .values({ conference_id: cid, name: json(both(name, name)) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = await db
      .insertInto('programme_session')
      .values({
        conference_id: cid,
        hall_id: hall.id,
        title: json(both(`${name}的场次`, `Session in ${name}`)),
        starts_at: at('10:00'),
        ends_at: at('11:30'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { hall: hall.id, session: session.id };
  };
  const [first, second] = [await insert('浦江厅'), await insert('外滩厅')];
  const setId = await buildRuleSet(db, cid, {
    code: 'free',
    title: both('学会学分', 'Society credits'),
    publishedAt: at('08:00'),
  });
  const accountId = await buildAccount(db, { name: '林知远' });
  const person = { conferenceId: cid, accountId };
  const [row] = await buildEvidence(db, person, [
    { kind: 'on_site', hall: first.hall, from: at('09:58'), to: at('11:24') },
  ]);
  return { cid, accountId, person, first, second, setId, row: row ?? '', token: await test.logIn(accountId) };
}

const mine = async (cid: number, token: string) => test.call(calls.mine, { cid }, { token });

describe('[A1] credits on the phone', () => {
  it('come with the evidence and the rules from which the reader computes the same total', async () => {
    const { cid, token } = await congress();
    const answer = await mine(cid, token);
    expect(answer).toMatchObject({
      code: 0,
      evidence: [{ kind: 'on_site' }],
      sets: [{ title: '学会学分', number: 1, total: 150 }],
    });
    const { evidence, corrections, sessions, zone, sets } = answer;
    for (const { rules, total } of sets)
      expect(computeCredits({ evidence: corrected(evidence, corrections), sessions, rules, zone }).total).toBe(total);
  });

  it('count watched minutes of the session that a broadcast shows', async () => {
    const { cid, accountId, second, token } = await congress();
    const room = await db
      .insertInto('live_room')
      .values({ conference_id: cid, name: json(both('外滩厅', 'Bund Hall')) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: broadcastId } = await db
      .insertInto('broadcast')
      .values({
        conference_id: cid,
        room_id: room.id,
        session_id: second.session,
        title: json(both('直播', 'Live')),
        starts_at: at('10:00'),
        ends_at: at('11:30'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let minute = 0; minute <= 30; minute += 0.5)
      await saveBeats(db, [
        {
          accountId,
          conferenceId: cid,
          broadcastId,
          videoId: null,
          player: 'p',
          playing: true,
          at: new Date(at('11:24').getTime() + minute * 60_000),
        },
      ]);
    const answer = await mine(cid, token);
    expect(answer).toMatchObject({ evidence: [{ kind: 'on_site' }, { kind: 'live', sessionId: second.session }] });
  });

  it('are nobody else’s: each person has their own evidence only', async () => {
    const { cid } = await congress();
    const other = await test.logIn(await buildAccount(db));
    expect(await mine(cid, other)).toMatchObject({ code: 0, evidence: [], corrections: [], sets: [{ total: 0 }] });
  });

  it('a person asks for a review once, and hears the answer in the inbox', async () => {
    const { cid, token } = await congress();
    const ask = () => test.attempt(calls.askReview, { cid, text: '下午的签到没有记录' }, { token });
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(new Set([one.code, other.code])).toEqual(new Set([0, 8701]));
    const open = await test.call(desk.reviews, { cid }, owner);
    const [review] = open.reviews;
    expect(review).toMatchObject({ text: '下午的签到没有记录', answer: null, person: { name: '林知远' } });
    const reply = () => test.attempt(desk.answerReview, { cid, reviewId: review?.id ?? 0, answer: '已补记' }, owner);
    expect(await reply()).toMatchObject({ code: 0 });
    expect(await reply()).toMatchObject({ error: 'changed_meanwhile' });
    expect(await test.attempt(inboxCalls.list, {}, { token })).toMatchObject({
      messages: [{ kind: 'credits', text: expect.stringContaining('已补记'), link: `/credits/${cid}` }],
    });
    expect(await mine(cid, token)).toMatchObject({ reviews: [{ answer: '已补记' }] });
  });
});

describe('[A1] evidence of other parts of the congress', () => {
  it('is the time between the ways in and out at the door; an undone scan gives none', async () => {
    const { cid, accountId, token } = await congress();
    const registrationId = await buildRegistration(db, cid, { accountId });
    const pointId = await buildPoint(db, cid, { ways: 'both', name: both('东门', 'East gate') });
    const scan = async (time: string, direction: 'in' | 'out', undoes: string | null = null) => {
      const id = randomUUID();
      const common = { conference_id: cid, point_id: pointId, at: at(time) };
      await db
        .insertInto('scan')
        .values({ ...common, id, direction, source: 'camera', kind: 'admit', undoes })
        .execute();
      const kind = undoes === null ? direction : ('undo' as const);
      await db
        .insertInto('attendance')
        .values({ ...common, registration_id: registrationId, scan_id: id, kind })
        .execute();
      return id;
    };
    await scan('13:00', 'in');
    await scan('14:00', 'out');
    await scan('15:00', 'in');
    await scan('15:05', 'out', await scan('15:04', 'out'));
    expect(await mine(cid, token)).toMatchObject({
      evidence: [
        { id: expect.stringMatching(/^e/) },
        { kind: 'on_site', title: '东门', hallId: null, from: at('13:00').getTime(), to: at('14:00').getTime() },
      ],
    });
  });
});

describe('[A1] evidence', () => {
  it('is never altered: the database refuses, and a correction is a further row with who and why', async () => {
    const { cid, accountId, row, token } = await congress();
    await expect(
      db
        .updateTable('evidence')
        .set({ until_at: at('10:10') })
        .execute(),
    ).rejects.toThrow('never altered');
    const fix = { cid, accountId, evidenceId: row, from: at('09:58').toISOString(), to: at('10:40').toISOString() };
    expect(await test.attempt(desk.correct, { ...fix, reason: '代人签到' }, owner)).toMatchObject({ code: 0 });
    expect(await mine(cid, token)).toMatchObject({
      evidence: [{ id: row, to: at('11:24').getTime() }],
      corrections: [{ corrects: row, reason: '代人签到', by: '程望舒', row: { to: at('10:40').getTime() } }],
      sets: [{ total: 0 }],
    });
    await expect(sql`update evidence_correction set reason = 'x'`.execute(db)).rejects.toThrow('never altered');
  });

  it('refuses a correction of another person’s row, and of times in the wrong order', async () => {
    const { cid, row } = await congress();
    const other = await buildAccount(db);
    const fix = { cid, evidenceId: row, from: at('10:00').toISOString(), to: at('09:00').toISOString(), reason: 'x' };
    expect(await test.attempt(desk.correct, { ...fix, accountId: other }, owner)).toMatchObject({ error: 'not_found' });
    const { accountId, ...own } = await congress();
    expect(
      await test.attempt(desk.correct, { ...fix, cid: own.cid, accountId, evidenceId: own.row }, owner),
    ).toMatchObject({
      error: 'body_invalid',
      faults: [{ field: 'to' }],
    });
  });

  it('can be added by staff, for people of the conference only', async () => {
    const { cid, accountId, second, token } = await congress();
    const row = {
      cid,
      kind: 'on_site' as const,
      sessionId: second.session,
      from: at('10:00').toISOString(),
      to: at('11:30').toISOString(),
      title: both('', ''),
      reason: '设备没电',
    };
    expect(await test.attempt(desk.addEvidence, { ...row, accountId }, owner)).toMatchObject({ code: 0 });
    expect(await mine(cid, token)).toMatchObject({ evidence: [{}, { sessionId: second.session }] });
    const stranger = await buildAccount(db);
    expect(await test.attempt(desk.addEvidence, { ...row, accountId: stranger }, owner)).toMatchObject({
      error: 'not_found',
    });
    expect(await test.attempt(desk.addEvidence, { ...row, accountId }, reader)).toMatchObject({ error: 'forbidden' });
  });
});

describe('[A1] rules', () => {
  const draft = { source: both('', ''), project: '' };

  it('a published version is frozen, and a draft follows it', async () => {
    const { cid, setId, token } = await congress();
    await expect(
      sql`update credit_rule_version set project = 'x' where rule_set_id = ${setId}`.execute(db),
    ).rejects.toThrow('never altered');
    const rules = { ...presets.free, whole: { minutes: 60, percent: 80 } };
    const saved = await test.attempt(desk.saveDraft, { cid, setId, version: null, rules, ...draft }, owner);
    expect(saved).toMatchObject({ draft: { number: 2, version: 1, publishedAt: null } });
    expect(await test.attempt(desk.saveDraft, { cid, setId, version: 9, rules, ...draft }, owner)).toMatchObject({
      error: 'changed_meanwhile',
    });
    // The draft changes nothing yet.
    expect(await mine(cid, token)).toMatchObject({ sets: [{ number: 1 }] });
    expect(await test.attempt(desk.publish, { cid, setId, version: 1 }, owner)).toMatchObject({ code: 0, number: 2 });
    expect(await mine(cid, token)).toMatchObject({ sets: [{ number: 2, total: 150 }] });
  });

  it('are not published while a saved example disagrees, or while people lose and nobody has looked', async () => {
    const { cid, setId, accountId } = await congress();
    const stricter = { ...presets.free, whole: { minutes: null, percent: 100 } };
    await test.attempt(desk.saveDraft, { cid, setId, version: null, rules: stricter, ...draft }, owner);
    expect(await test.attempt(desk.effects, { cid, setId }, owner)).toMatchObject({
      more: 0,
      less: 1,
      same: 0,
      people: [{ name: '林知远', before: 150, after: 0 }],
    });
    const publish = (acceptLess: number) => test.attempt(desk.publish, { cid, setId, version: 1, acceptLess }, owner);
    expect(await publish(0)).toMatchObject({ error: 'credit_people_lose' });
    const example = await test.call(desk.addExample, { cid, setId, accountId, name: '整场', expected: 150 }, owner);
    expect(await publish(1)).toMatchObject({ error: 'credit_example_differs' });
    await test.attempt(desk.removeExample, { cid, setId, exampleId: example.exampleId }, owner);
    expect(await publish(1)).toMatchObject({ code: 0 });
  });

  it('a saved example holds nothing about the person', async () => {
    const { cid, setId, accountId } = await congress();
    await test.attempt(desk.addExample, { cid, setId, accountId, name: '整场', expected: 150 }, owner);
    const { rows } = await sql<{
      facts: string;
    }>`select facts::text as facts from credit_example where rule_set_id = ${setId}`.execute(db);
    expect(rows[0]?.facts).not.toContain('林知远');
    expect(rows[0]?.facts).not.toMatch(/account/i);
  });

  it('a set that was published cannot be removed; a new one can', async () => {
    const { cid, setId } = await congress();
    expect(await test.attempt(desk.removeSet, { cid, setId }, owner)).toMatchObject({
      error: 'credit_rules_published',
    });
    const added = await test.call(desk.addSet, { cid, code: 'ama_pra', title: both('AMA PRA', 'AMA PRA') }, owner);
    expect(await test.attempt(desk.sets, { cid }, reader)).toMatchObject({
      sets: [{ id: setId }, { id: added.setId, versions: [{ number: 1, rules: presets.ama_pra, publishedAt: null }] }],
    });
    expect(await test.attempt(desk.removeSet, { cid, setId: added.setId }, owner)).toMatchObject({ code: 0 });
  });

  it.each(RuleVariant.options)(
    'begin with the variant %s, which states its source in both languages',
    async (variant) => {
      const { cid } = await congress();
      const { setId } = await test.call(desk.addSet, { cid, code: variant, title: both('样例', 'Example') }, owner);
      const { sets } = await test.call(desk.sets, { cid }, reader);
      const set = sets.find(({ id }) => id === setId);
      const { code, rules } = variants[variant];
      expect(set).toMatchObject({ code, versions: [{ number: 1, rules }] });
      const source = set?.versions[0]?.source;
      expect(source?.zh).toMatch(/为准|核对/);
      expect(source?.en).toMatch(/[Cc]heck|decides/);
    },
  );

  it('of another society are not found', async () => {
    const { cid, setId } = await congress();
    const foreign = await buildSociety(db);
    const stranger = { token: await buildStaffToken(db, await buildStaff(db, foreign, { email: 'x@example.org' })) };
    expect(await test.attempt(desk.sets, { cid }, stranger)).not.toMatchObject({ code: 0 });
    const own = await buildConference(db, { societyId });
    expect(await test.attempt(desk.effects, { cid: own, setId }, owner)).toMatchObject({ error: 'not_found' });
  });
});
